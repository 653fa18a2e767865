import type { Shop } from "@giftshop/storefront-config";
import { partedAt } from "./parted-at.ts";

/**
 * From which width on the words of the bar stand in one line: on every computer (`desktop`), on a large
 * one (`large`), or nowhere; below it longer ones are parted in two.
 */
export type BarLines = "desktop" | "large" | "none";

type Group = Shop["storefront"]["group"];

/** Width of a letter in the bar, pixels, on average over the longest menus of each house. */
const letter: Record<Group, number> = { CB: 6.95, CK: 7.3, GCS: 7.6 };

/** What stands around each word, and the sign of one that opens something; pixels. */
const around = 16;
const chevron = 20;

/** Width of the logo by header, and what tools and gaps take of the page's column; pixels. */
const logo = { 1: 200, 2: 240, 3: 200 } as const;
const column = { desktop: { size: 960, taken: 164 }, large: { size: 1216, taken: 264 } } as const;

/** A word of the bar. */
export interface BarWord {
  text: string;
  /** Something opens below it. Default `false`. */
  opens?: boolean;
}

/** How much room words take beside each other, pixels; estimated, as a server has no letters. */
export const widthOf = (words: readonly BarWord[], group: Group, parted = false): number =>
  words.reduce((sum, { text, opens }) => {
    const at = partedAt(text);
    const letters = parted ? Math.max(at, text.length - at) : text.length;
    return sum + around + letters * letter[group] + (opens ? chevron : 0);
  }, 0);

/** How much there is for them. */
export const roomOf = (version: keyof typeof logo, width: keyof typeof column): number =>
  column[width].size - column[width].taken - logo[version];

/** Says where they have room in one line. */
export const linesOf = (words: readonly BarWord[], group: Group, version: keyof typeof logo): BarLines => {
  const size = widthOf(words, group);
  if (size <= roomOf(version, "desktop")) return "desktop";
  return size <= roomOf(version, "large") ? "large" : "none";
};
