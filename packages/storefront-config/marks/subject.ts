import type { BrandingWords } from "../src/branding/words.ts";
import type { Storefront } from "../src/types.ts";
import type { Lettering } from "./lettering.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { motif, sign } from "./signs/index.ts";

/** A storefront as its draughtsman sees it. */
export interface Subject {
  storefront: Storefront;
  words: BrandingWords;
  letters: Lettering;
  colors: Palette;
  /** The sign in a square of 48. */
  sign(reversed?: boolean): string;
  /** What is its own in the sign: 44 by 23. */
  motif: string;
}

export const subjectOf = (storefront: Storefront, words: BrandingWords, letters: Lettering): Subject => {
  const colors = paletteOf(storefront.group, storefront.accent.color);
  return {
    storefront,
    words,
    letters,
    colors,
    sign: (reversed = false) => sign(words.sign, letters, colors, reversed),
    motif: motif(words.sign, letters, colors),
  };
};

/** One drawing and the size it is made for. */
export interface Drawing {
  width: number;
  height: number;
  svg: string;
}
