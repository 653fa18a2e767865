import type { CatalogueProduct, Snapshot } from "./types.ts";

/** Products that stand for a category: the flagged ones first, then the most chosen. Read from memory, without a statement. */
export const topOf = ({ byCategory }: Snapshot, category: string, limit: number): CatalogueProduct[] => {
  const products = byCategory.get(category) ?? [];
  return [...new Set([...products.filter(({ top }) => top).slice(0, limit), ...products])].slice(0, limit);
};
