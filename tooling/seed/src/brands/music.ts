import type { BrandNames } from "./brand-names.ts";

export const music: BrandNames = {
  everywhere: [
    "Encore Fields",
    "Vinyl Harbour",
    "Bassline Barn",
    "The Golden Amp",
    "Echo Park Sessions",
    "Treble & Tide",
    "Northlight Festival",
    "Tambourine",
    "Second Chorus",
  ],
  nl: ["Podium De Kade", "Klankvolk"],
  fr: ["Les Nuits Sonnantes", "Disques Mandarine"],
  de: ["Klangwiese", "Plattenliebe"],
  en: ["The Tin Drum Hall", "Fiddle & Fern"],
  es: ["Sonora Viva"],
  it: ["Nota Bassa"],
  pt: ["Maré de Som"],
  pl: ["Nutka"],
  nordic: ["Klangfjorden", "Visfestivalen Ljus"],
  ar: ["Oud & Echo"],
};
