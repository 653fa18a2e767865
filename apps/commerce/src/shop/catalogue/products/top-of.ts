import type { CatalogueProduct, Snapshot } from "../types.ts";
import { apart } from "./apart.ts";

/** Products that stand for a category, the flagged ones first, then the most chosen, from memory. */
export const topOf = ({ byCategory }: Snapshot, category: string, limit: number): CatalogueProduct[] => {
  const products = byCategory.get(category) ?? [];
  const flagged: CatalogueProduct[] = [];
  for (const product of products) {
    if (product.top) flagged.push(product);
    if (flagged.length === limit) break;
  }
  return apart([...new Set([...flagged, ...products.slice(0, limit)])].slice(0, limit));
};
