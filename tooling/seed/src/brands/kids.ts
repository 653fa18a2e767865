import type { BrandNames } from "./brand-names.ts";

export const kids: BrandNames = {
  everywhere: [
    "Tumble & Tale",
    "Kite & Button",
    "Bumblewood Toys",
    "Little Parade",
    "The Marble Run",
    "Paper Boat",
    "Dandelion Kids",
    "Hop & Holler",
    "Wooden Whale",
  ],
  nl: ["Knuffelkelder", "Het Houten Paard"],
  fr: ["La Toupie Bleue", "Les Petits Lutins du Jeudi"],
  de: ["Purzelbaum Spielwaren", "Zwergenwerkstatt"],
  en: ["Conker & Crumpet", "Puddle Ducklings"],
  es: ["La Cometa Roja"],
  it: ["Trottola Felice"],
  pt: ["Pião Dourado"],
  pl: ["Bajkowy Wagonik"],
  nordic: ["Trollungen", "Lekstugan Lo"],
  ar: ["Little Gazelle"],
};
