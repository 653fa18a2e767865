import { filterNames } from "@giftshop/storefront-config";
import { soldVariations } from "../present.ts";
import type { CatalogueProduct } from "../types.ts";

const [categories, types] = filterNames;
const promotions = "cb_api_giftcard_promotions";

/** The collections of specification section 3. */
export const collectionNames = [categories, promotions, types] as const;

/** The product kinds of specification section 3. */
export const productKinds = ["DONATION", "GIFTCARD_BLANK", "GIFTCARD_DIGITAL", "GIFTCARD_PHYSICAL"] as const;

export interface Collection {
  taxonomy: (typeof collectionNames)[number];
  terms: readonly string[];
}

/**
 * Where a product belongs, without collections of which it has no term; one that editors put above the others
 * is promoted.
 */
export const collectionsOf = (product: CatalogueProduct): Collection[] => {
  const all: Collection[] = [
    { taxonomy: categories, terms: product.category === null ? [] : [product.category] },
    { taxonomy: promotions, terms: product.top ? ["top"] : [] },
    { taxonomy: types, terms: soldVariations(product).map(({ kind }) => kind.toLowerCase()) },
  ];
  return all.filter(({ terms }) => terms.length > 0);
};

/** What a product can be bought as. */
export const kindsOf = (product: CatalogueProduct): (typeof productKinds)[number][] =>
  product.type === "GIFTCARD" ? soldVariations(product).map(({ kind }) => `GIFTCARD_${kind}` as const) : [product.type];
