import type { CatalogueView } from "../catalogue/snapshot/view.ts";
import type { CatalogueProduct } from "../catalogue/types.ts";
import type { ContentBlock } from "./types.ts";

/**
 * Products that a block shows: those it names and the storefront
 * sells, else the most chosen of its category or of all.
 */
export const chooseProducts = (
  { snapshot }: Pick<CatalogueView, "snapshot">,
  { category, paths, count }: NonNullable<ContentBlock["products"]>,
): CatalogueProduct[] => {
  const named = (paths ?? []).flatMap((path) => snapshot.byPath.get(path) ?? []);
  if (named.length > 0) return named.slice(0, count);
  const giftCards: CatalogueProduct[] = [];
  for (const product of (category === undefined ? snapshot.products : snapshot.byCategory.get(category)) ?? []) {
    if (giftCards.length === count) break;
    if (product.type === "GIFTCARD") giftCards.push(product);
  }
  return giftCards;
};
