import type { VariablesOf } from "@giftshop/graphql";
import { type GiftCardFilters, productFiltersOf } from "@giftshop/storefront-config/shop";
import type { FurtherProducts } from "./further-products.query.ts";

type ProductFilters = NonNullable<VariablesOf<typeof FurtherProducts>["filters"]>;

/** What a list is of, whatever it is filtered by; nothing for all that the shop sells. Serialisable. */
export type ListScope = Pick<ProductFilters, "filterByRedeem" | "filterByPage">;

/** Filters and order as commerce takes them; `null` for none. */
export const listFilters = (filters: GiftCardFilters, scope: ListScope = {}): ProductFilters | null => {
  const all: ProductFilters = { ...scope, ...productFiltersOf(filters) };
  return Object.keys(all).length > 0 ? all : null;
};
