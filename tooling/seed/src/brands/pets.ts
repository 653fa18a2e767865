import type { BrandNames } from "./brand-names.ts";

export const pets: BrandNames = {
  everywhere: [
    "Whisker & Wag",
    "Biscuit Hound",
    "Feather & Fin",
    "Muddy Paws",
    "The Cat Parlour",
    "Barkley Lane",
    "Hay & Hutch",
    "Goldfish Row",
    "Tail End",
  ],
  nl: ["Poes & Pluis", "Kwispelwinkel"],
  fr: ["Moustaches & Cie", "Truffe Humide"],
  de: ["Pfotenglück", "Samtpfote Laden"],
  en: ["Bramble & Bone", "The Woolly Spaniel"],
  es: ["Patas y Bigotes"],
  it: ["Coda Allegra"],
  pt: ["Focinho Feliz"],
  pl: ["Mokry Nos"],
  nordic: ["Svansen", "Potefryd"],
  ar: ["Saluki House"],
};
