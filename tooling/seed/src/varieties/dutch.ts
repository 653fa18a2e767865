import type { Variety } from "./variety.ts";

/** Belgian Dutch: what is brought is "geleverd", money is "overgeschreven". */
export const dutchVarieties: Readonly<Record<string, Variety>> = {
  "nl-BE": [
    ["bezorgkosten", "leveringskosten"],
    ["bezorgdag", "leverdag"],
    ["bezorging", "levering"],
    ["bezorgen", "leveren"],
    ["bezorgd", "geleverd"],
    ["klantenservice", "klantendienst"],
    ["overboeking", "overschrijving"],
  ],
};
