import { mix } from "../colour.ts";
import { type Layout, zones } from "../face.ts";

/** Dots that grow towards the upper edge, as in old print. */
export const halftone: Layout = ({ palette, random }) => {
  const shift = random.pick([0, 21]);
  const color = mix(palette.ground, palette.first, 0.85);
  // A dash of no length with round caps is a dot: one element draws a whole row.
  const rows = Array.from({ length: 8 }, (_, row) => {
    const start = (row % 2) * 21 + shift;
    return `<path d="M${start} ${8 + row * 40}H870" stroke-width="${36 - row * 4}"/>`;
  });
  return {
    art: `<g stroke="${color}" stroke-linecap="round" stroke-dasharray="0 42">${rows.join("")}</g>`,
    zone: { ...zones.bottom, y: 366, height: 118, width: 640, color: palette.ink },
    mark: { x: 736, y: 420, color: palette.ink, detail: palette.first },
  };
};
