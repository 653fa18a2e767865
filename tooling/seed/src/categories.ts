import type { Language } from "@giftshop/storefront-config";
import { toSlug } from "./brands/to-slug.ts";

/** Categories that gift cards stand in, with the ui-kit icon of each. */
const shopping = {
  fashion: "shirt",
  beauty: "sparkles",
  books: "book",
  dining: "fork-knife",
  cinema: "ticket",
  travel: "mountains",
  wellness: "leaf",
  "home-garden": "house",
  sports: "ball",
  "games-tech": "gamepad",
  kids: "kite",
  "food-wine": "glass",
  music: "note",
  experiences: "balloon",
  motoring: "wheel",
  pets: "paw",
} as const;

const others = { charity: "heart", "for-business": "briefcase" } as const;

export type ShoppingCategory = keyof typeof shopping;
export type CategorySlug = ShoppingCategory | keyof typeof others;

/** Icon name of each category, in menu order. */
export const categoryIcons: Readonly<Record<CategorySlug, string>> = { ...shopping, ...others };
export const shoppingCategories = Object.keys(shopping) as ShoppingCategory[];
export const categorySlugs = Object.keys(categoryIcons) as CategorySlug[];

/** Letters that a language writes otherwise in an address than {@link toSlug} does. */
const spellings: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: { ä: "ae", ö: "oe", ü: "ue" },
  sv: { å: "a" },
};

/** Where its name alone is the address of the page for businesses. */
const forBusiness: Partial<Record<Language, string>> = {
  da: "til-erhverv",
  es: "para-empresas",
  it: "per-aziende",
  nb: "for-bedrifter",
  nl: "voor-bedrijven",
  pl: "karty-dla-firm",
  pt: "para-empresas",
  sv: "for-foretag",
};

/**
 * What a category is called in addresses: its name, in Latin letters. English keeps the slug, as does Arabic,
 * whose letters an address would show as numbers.
 */
export const categoryAddress = (slug: CategorySlug, name: string, language: Language): string => {
  if (language === "en" || language === "ar") return slug;
  const own = slug === "for-business" ? forBusiness[language] : undefined;
  if (own) return own;
  const spelled = name.toLowerCase().replace(/[äöüå]/g, (letter) => spellings[language]?.[letter] ?? letter);
  return toSlug(spelled.replaceAll("&", "-"));
};
