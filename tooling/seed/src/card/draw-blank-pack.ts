import { bow } from "../extras/bow.ts";
import { toCard } from "./draw-face.ts";
import { drawLine } from "./lettering.ts";
import type { Palette } from "./palettes.ts";

/** A stack of unprinted cards in a band, with their number: the face of a stock box. */
export const drawBlankPack = (slug: string, count: number, palette: Palette): string => {
  const sheet = (x: number, y: number, turn: number, color: string) =>
    `<rect x="${x}" y="${y}" width="430" height="271" rx="18" fill="${color}" transform="rotate(${turn} 560 270)"/>`;
  return toCard(
    slug,
    palette.ground,
    sheet(345, 134, -11, palette.second) +
      sheet(345, 134, -4, palette.first) +
      sheet(345, 134, 3, palette.third) +
      `<g transform="rotate(3 560 270)"><path d="M528 134h64v271h-64z" fill="${palette.ink}"/>${bow(560, 190, 0.6, palette.ink, palette.first)}</g>` +
      `<g fill="${palette.ink}">${drawLine(`${count}`, { cut: "serif", tracking: 0 }, { x: 56, y: 484, size: 150 })}</g>`,
  );
};
