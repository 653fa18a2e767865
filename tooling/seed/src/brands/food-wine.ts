import type { BrandNames } from "./brand-names.ts";

export const foodWine: BrandNames = {
  everywhere: [
    "Cork & Crumb",
    "Honeycomb Larder",
    "Cocoa Chapel",
    "The Olive Press Room",
    "Butter & Barrel",
    "Figtree Pantry",
    "Roast & Rye",
    "Sugarloaf",
    "Vine & Vessel",
  ],
  nl: ["Kaasmakerij De Wei", "Stroop & Boter"],
  fr: ["Cave des Trois Chênes", "Chocolaterie Mirabelle", "Le Panier de Léonie"],
  de: ["Weinstube Abendrot", "Naschkontor"],
  en: ["Crumb & Kettle", "Orchard & Oat"],
  es: ["Bodega El Almendro"],
  it: ["Cantina Verdeluna"],
  pt: ["Adega do Vale Manso"],
  pl: ["Słodka Spiżarnia"],
  nordic: ["Ost & Humle", "Kakaohuset"],
  ar: ["Saffron Souq"],
};
