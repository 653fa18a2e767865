import { de } from "./de.ts";
import { fr } from "./fr.ts";
import { gb } from "./gb.ts";
import { nl } from "./nl.ts";
import type { Towns } from "./town.ts";

export type { Town, Towns } from "./town.ts";

/** Towns of each country, by ISO 3166-1 alpha-2. */
export const townsByCountry: Readonly<Record<string, readonly Towns[]>> = { DE: de, FR: fr, GB: gb, NL: nl };
