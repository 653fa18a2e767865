import { soldVariations } from "./present.ts";
import type { CatalogueProduct, Snapshot } from "./types.ts";

/** Cards that the choice card is exchanged for, by catalogue; a newer catalogue is another object. */
const known = new WeakMap<Snapshot, readonly CatalogueProduct[]>();

/**
 * What may be had for a choice card: every gift card but
 * itself and those of which an order may hold only so much.
 */
export const isExchanged = (product: CatalogueProduct): boolean =>
  product.type === "GIFTCARD" &&
  product.page !== "CHOICE" &&
  product.sumPerOrder === null &&
  soldVariations(product).length > 0;

/** The cards that a storefront's choice card is exchanged for, most chosen first. */
export const exchangedFor = (snapshot: Snapshot): readonly CatalogueProduct[] => {
  const brands = known.get(snapshot) ?? snapshot.products.filter(isExchanged);
  known.set(snapshot, brands);
  return brands;
};
