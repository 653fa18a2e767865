import { type Layout, zones } from "../face.ts";

/** Rows of scales along the upper half. */
export const scallops: Layout = ({ palette, random }) => {
  const colors = [palette.first, palette.third, palette.second];
  const turn = random.between(0, 2);
  // Rows are drawn from below, so that each overlaps the one before; a dash of no length is a disc.
  const rows = [4, 3, 2, 1, 0].map((row) => {
    const line = `d="M${(row % 2) * 60 - 60} ${row * 52 - 8}H930" stroke-dasharray="0 120"`;
    const color = colors[(row + turn) % 3];
    return (
      `<path ${line} stroke="${palette.ground}" stroke-width="128"/><path ${line} stroke="${color}" stroke-width="114"/>` +
      `<path ${line} stroke="${palette.ground}" stroke-width="26"/>`
    );
  });
  return {
    art: `<g stroke-linecap="round">${rows.join("")}</g>`,
    zone: { ...zones.bottom, y: 350, height: 138, color: palette.ink },
  };
};
