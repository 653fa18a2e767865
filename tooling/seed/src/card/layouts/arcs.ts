import { type Layout, zones } from "../face.ts";

/** Rings around a corner, like a rainbow seen from above. */
export const arcs: Layout = ({ palette, random }) => {
  const colors = [palette.first, palette.third, palette.second, palette.ground];
  const widest = random.between(400, 440);
  const art = [0, 1, 2, 3, 4]
    .map((ring) => `<circle cx="856" cy="540" r="${widest - ring * 76}" fill="${colors[ring % 4]}"/>`)
    .join("");
  return {
    art,
    zone: { ...zones.top, width: 640, height: 130, color: palette.ink },
    mark: { x: 56, y: 420, color: palette.ink, detail: palette.first },
  };
};
