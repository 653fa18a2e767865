import type { BrandNames } from "./brand-names.ts";

export const experiences: BrandNames = {
  everywhere: [
    "Skylark Balloons",
    "Red Letter Fox",
    "Leap & Land",
    "Wildwater Days",
    "The Curious Day Out",
    "Drift & Glide",
    "First Flight",
    "Treetop Trail",
    "Tandem Tales",
  ],
  nl: ["Dagje Durf", "Klim & Klauter"],
  fr: ["Grand Frisson", "Les Jours Fous"],
  de: ["Abenteuerkiste", "Himmelsfahrt Erlebnisse"],
  en: ["Daring Daisies", "Escape Pantry"],
  es: ["Día Redondo"],
  it: ["Giornata Brava"],
  pt: ["Dia Inteiro"],
  pl: ["Dzień Przygody"],
  nordic: ["Äventyrslådan", "Eventyrdagen"],
  ar: ["Desert Lark"],
};
