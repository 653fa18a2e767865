import { asciiDigits } from "@giftshop/validation/digits";
import type { Brand } from "./load-brands.ts";

/** Without accents and case, in ASCII digits, so that "cafe" finds "Café". */
const plain = (text: string): string => asciiDigits(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The brands of a category (empty: of all) whose name holds every word that was typed. */
export const findBrands = (brands: readonly Brand[], typed: string, category: string): Brand[] => {
  const words = plain(typed).split(/\s+/u).filter(Boolean);
  return brands.filter(
    (brand) =>
      (category === "" || brand.category?.path === category) &&
      words.every((word) => plain(brand.title).includes(word)),
  );
};

/** The categories that brands are of, each once, by name. */
export const categoriesOf = (brands: readonly Brand[], locale: string): { id: string; label: string }[] => {
  const titles = new Map(
    brands.flatMap(({ category }) => (category ? [[category.path, category.title] as const] : [])),
  );
  const { compare } = new Intl.Collator(locale);
  return [...titles].map(([id, label]) => ({ id, label })).sort((one, other) => compare(one.label, other.label));
};
