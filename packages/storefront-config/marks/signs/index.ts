import type { SignName } from "../../src/branding/signs.ts";
import type { Lettering } from "../lettering.ts";
import type { Palette } from "../palette.ts";
import { parties } from "./confetti.ts";
import { type MotifName, motifs } from "./motifs.ts";
import { present } from "./present.ts";
import { hallmark, rosette } from "./rosettes.ts";

const isMotif = (name: string): name is MotifName => Object.hasOwn(motifs, name);
const isParty = (name: string): name is keyof typeof parties => Object.hasOwn(parties, name);

/**
 * A storefront's sign in a square of 48. `reversed` draws
 * it for a dark ground, where the house has such a drawing.
 */
export const sign = (name: SignName, letters: Lettering, colors: Palette, reversed = false): string => {
  if (isMotif(name)) return present(name, colors);
  if (isParty(name)) return parties[name](colors);
  return name === "hallmark" ? hallmark(letters, colors, reversed) : rosette(name, letters, colors, reversed);
};

/**
 * Only what tells the sign from its sisters, without box or
 * letters: for patterns and pictures. About 44 wide, above y = 23.
 */
export const motif = (name: SignName, letters: Lettering, colors: Palette): string =>
  isMotif(name) ? motifs[name](colors) : `<g transform="translate(12 0) scale(.5)">${sign(name, letters, colors)}</g>`;
