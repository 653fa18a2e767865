import type { BrandNames } from "./brand-names.ts";

export const books: BrandNames = {
  everywhere: [
    "Paper Lantern Books",
    "Chapter & Vine",
    "The Folded Corner",
    "Inkwell Street",
    "Storyloft",
    "Owl & Index",
    "Marginalia",
    "Longread Harbour",
    "The Ninth Shelf",
  ],
  nl: ["De Leeshoek", "Boekenboot"],
  fr: ["La Page Cornée", "Librairie du Phare"],
  de: ["Lesefuchs", "Seitenweise Glück"],
  en: ["Thistle & Quill", "The Dog-Eared Fox"],
  es: ["Tinta y Papel"],
  it: ["Pagine d’Autunno"],
  pt: ["Folha Dobrada"],
  pl: ["Zakładka"],
  nordic: ["Boknisse", "Sidevind"],
  ar: ["Qalam House"],
};
