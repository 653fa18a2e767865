import type { Variety } from "./variety.ts";

const letters = ["a", "i", "o", "u", "w", "z"];

/** Polish as it is set: a word of one letter stays on the line of the word after it. */
export const polishVarieties: Readonly<Record<string, Variety>> = {
  "pl-PL": letters.map((letter) => [`${letter} `, `${letter}\u00a0`] as const),
};
