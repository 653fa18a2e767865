import { type Layout, zones } from "../face.ts";

/** Rows of scales along the upper half. */
export const scallops: Layout = ({ palette, random }) => {
  const colors = [palette.first, palette.third, palette.second];
  const turn = random.between(0, 2);
  // Rows are drawn from below, so that each overlaps the one before; a dash of no length is a disc.
  const rows = [4, 3, 2, 1, 0].map((row) => {
    const line = `d="M${(row % 2) * 54 - 54} ${row * 54}H920" stroke-dasharray="0 108"`;
    const color = colors[(row + turn) % 3];
    return (
      `<path ${line} stroke="${palette.ground}" stroke-width="108"/><path ${line} stroke="${color}" stroke-width="96"/>` +
      `<path ${line} stroke="${palette.ground}" stroke-width="58"/><path ${line} stroke="${color}" stroke-width="40"/>`
    );
  });
  return {
    art: `<g stroke-linecap="round">${rows.join("")}</g>`,
    zone: { ...zones.bottom, y: 350, height: 138, color: palette.ink },
  };
};
