import type { BrandNames } from "./brand-names.ts";

export const homeGarden: BrandNames = {
  everywhere: [
    "Hearth & Fern",
    "Willow Lamp",
    "Foundry Home",
    "The Green Trowel",
    "Clay & Clover",
    "North Window",
    "Little Acre",
    "Pebble & Pine",
    "Casement",
  ],
  nl: ["Groene Vingers & Zo", "Huis van Eik"],
  fr: ["La Remise aux Idées", "Jardin Complice"],
  de: ["Gartenglück Ahorn", "Wohnfuchs"],
  en: ["Teapot & Trellis", "Barley Lane Interiors"],
  es: ["Casa Almendro"],
  it: ["Casa Fiordaliso"],
  pt: ["Casa Alecrim"],
  pl: ["Zielony Kąt"],
  nordic: ["Hemknuten", "Hyggehave"],
  ar: ["Bayt Living"],
};
