import type { CSSProperties } from "react";

/**
 * Where a card's face is fetched from, and what of the file is shown: `cards.svg#2/16` is the third of
 * sixteen that stand one below the other. To be drawn in card proportions with `object-fit: cover`.
 */
export const facePicture = (address: string): { src: string; style?: CSSProperties } => {
  const [, src, index, count] = /^(.*)#(\d+)\/(\d+)$/.exec(address) ?? [];
  if (src === undefined) return { src: address };
  return { src, style: { objectPosition: `0 ${+((100 * Number(index)) / (Number(count) - 1)).toFixed(3)}%` } };
};
