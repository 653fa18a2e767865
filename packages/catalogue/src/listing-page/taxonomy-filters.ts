import type { VariablesOf } from "@giftshop/graphql";
import { filterNames, type GiftCardFilters } from "@giftshop/storefront-config/shop";
import type { FurtherProducts } from "./further-products.query.ts";

type ProductFilters = NonNullable<VariablesOf<typeof FurtherProducts>["filters"]>;

/** What a list is of, whatever it is filtered by; nothing for all that the shop sells. Serialisable. */
export type ListScope = Pick<ProductFilters, "filterByRedeem" | "filterByPage">;

/** Filters as commerce takes them; `null` for none. */
export function taxonomyFilters(filters: GiftCardFilters, scope: ListScope = {}): ProductFilters | null {
  const filterByTaxonomy = filterNames.flatMap((taxonomy) => {
    const terms = filters[taxonomy];
    return terms ? [{ taxonomy, terms: [...terms] }] : [];
  });
  const all: ProductFilters = { ...scope, ...(filterByTaxonomy.length > 0 && { filterByTaxonomy }) };
  return Object.keys(all).length > 0 ? all : null;
}
