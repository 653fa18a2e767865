import { getStorefront, type Language } from "@giftshop/storefront-config";
import type { CatalogueCategory, CatalogueProduct, Snapshot } from "../types.ts";
import type { CatalogueView } from "../view.ts";
import { inLanguage } from "../words.ts";
import { createSearchIndex, type SearchIndex } from "./search-index.ts";

interface Indexes {
  products: SearchIndex<CatalogueProduct>;
  categories: SearchIndex<CatalogueCategory>;
}

/** Rebuilt with each snapshot and forgotten with it: a few milliseconds, once per version and language. */
const indexes = new WeakMap<Snapshot, Map<Language, Indexes>>();

const build = (snapshot: Snapshot, language: Language): Indexes => {
  const storefront = getStorefront(snapshot.storefront);
  const titles = new Map(snapshot.categories.map(({ slug, title }) => [slug, inLanguage(title, language, storefront)]));
  return {
    products: createSearchIndex(
      snapshot.products.map((product) => ({
        item: product,
        name: inLanguage(product.title, language, storefront),
        keywords: `${titles.get(product.category) ?? ""} ${product.path}`,
      })),
    ),
    categories: createSearchIndex(
      snapshot.categories.map((category) => ({
        item: category,
        name: inLanguage(category.title, language, storefront),
        keywords: category.slug,
      })),
    ),
  };
};

const indexesOf = (snapshot: Snapshot, language: Language): Indexes => {
  const known = indexes.get(snapshot) ?? new Map<Language, Indexes>();
  indexes.set(snapshot, known);
  const made = known.get(language) ?? build(snapshot, language);
  known.set(language, made);
  return made;
};

export interface Found {
  products: CatalogueProduct[];
  categories: CatalogueCategory[];
}

/** Products and categories that match what was typed; products are ranked by how well they match, then by popularity. */
export const searchCatalogue = ({ snapshot, language }: CatalogueView, input: string): Found => {
  const { products, categories } = indexesOf(snapshot, language);
  return { products: products.find(input), categories: categories.find(input) };
};
