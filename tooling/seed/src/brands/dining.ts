import type { BrandNames } from "./brand-names.ts";

export const dining: BrandNames = {
  everywhere: [
    "The Long Table",
    "Saffron & Salt",
    "Ember Kitchen",
    "Blue Fig",
    "Copper Ladle",
    "Marrow & Mint",
    "Supper Club Nine",
    "Tin Roof Tapas",
    "The Honourable Society of Pudding Makers",
  ],
  nl: ["Tafel van Toon", "Kersenhof"],
  fr: ["Le Comptoir d’Ernest", "La Table des Cousins", "Brasserie du Canal"],
  de: ["Gasthaus Silberlöffel", "Die Küchenliebe"],
  en: ["The Plum & Parsnip", "Harbour Pie House"],
  es: ["La Mesa Larga", "Casa Pimentón"],
  it: ["Trattoria Zia Nella", "Osteria del Noce"],
  pt: ["Cozinha da Serra"],
  pl: ["Pod Złotą Łyżką"],
  nordic: ["Kök & Kajen", "Den Blå Tallerken"],
  ar: ["Layali Table"],
};
