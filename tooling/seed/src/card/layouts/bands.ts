import { type Layout, zones } from "../face.ts";

/** Broad diagonal bands from the lower left to the upper right. */
export const bands: Layout = ({ palette, random }) => {
  const colors = [palette.first, palette.second, palette.third];
  const turn = random.between(0, 2);
  const step = random.between(84, 104);
  const art = Array.from({ length: 5 }, (_, index) => {
    const x = 430 + index * step;
    return `<path d="M${x + 190} 0h${step}L${x + step} 540h${-step}z" fill="${colors[(index + turn) % 3]}"/>`;
  }).join("");
  return {
    art,
    zone: { ...zones.top, width: 500, color: palette.ink },
    mark: { x: 56, y: 420, color: palette.ink, detail: palette.first },
  };
};
