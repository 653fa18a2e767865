import type { Shop } from "@giftshop/storefront-config";

/** Where an entry of the bar stands under "More": on a small computer only, or on every one. */
export type Fold = "small" | "always";

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
export const widthOf = (words: readonly BarWord[], group: Group): number =>
  words.reduce((sum, { text, opens }) => sum + around + text.length * letter[group] + (opens ? chevron : 0), 0);

/** How much there is for them. */
export const roomOf = (version: keyof typeof logo, width: keyof typeof column): number =>
  column[width].size - column[width].taken - logo[version];

/** Says of each word where it stands under `more`: where the bar has no room for it in its one line. */
export const foldsOf = (
  words: readonly BarWord[],
  more: string,
  group: Group,
  version: keyof typeof logo,
): (Fold | undefined)[] => {
  const fitting = (width: keyof typeof column): number => {
    const room = roomOf(version, width);
    if (widthOf(words, group) <= room) return words.length;
    const beside = room - widthOf([{ text: more, opens: true }], group);
    return words.findIndex((_, index) => widthOf(words.slice(0, index + 1), group) > beside);
  };
  const [small, large] = [fitting("desktop"), fitting("large")];
  return words.map((_, index) => (index >= large ? "always" : index >= small ? "small" : undefined));
};
