import type { Variety } from "./variety.ts";

/** Swiss German has no ß. */
export const germanVarieties: Readonly<Record<string, Variety>> = { "de-CH": [["ß", "ss"]] };
