import type { Variety } from "./variety.ts";

/** Italian of Switzerland: the tax number is an IDI. */
export const italianVarieties: Readonly<Record<string, Variety>> = {
  "it-CH": [
    ["Partita IVA / IDI", "Numero IVA (IDI)"],
    ["cassetta delle lettere", "bucalettere"],
    ["registro, partita IVA e rappresentante", "registro, numero IVA e rappresentante"],
  ],
};
