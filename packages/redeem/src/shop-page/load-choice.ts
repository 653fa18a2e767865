import type { ListSource } from "@giftshop/analytics";
import type { ResultOf } from "@giftshop/graphql";
import { type PageRequest, required } from "@giftshop/page/view";
import { filterNames, type GiftCardFilters, productFiltersOf, type Shop } from "@giftshop/storefront-config";
import type { ReactNode } from "react";
import { ExchangeChoice } from "./redeem-page.query.ts";

/** Whose cards are exchanged: everybody's, or those of a company. */
export interface Scope {
  pageId?: string;
}

type Products = NonNullable<ResultOf<typeof ExchangeChoice>["products"]["data"]>;

/** The list of products, which another feature draws. */
export interface ListSlots {
  ProductList(props: {
    shop: Shop;
    products: Products;
    filters: GiftCardFilters;
    scope: { filterByRedeem: Scope };
    source: ListSource;
    linkTo(page: number, filters: GiftCardFilters): string;
    cardHref: string;
  }): ReactNode;
}

/**
 * One page of what can be chosen; `undefined` past the last
 * one, and for a term that the storefront does not have.
 */
export const loadChoice = async (
  { ask, shop, page, filters }: Pick<PageRequest, "ask" | "shop" | "page" | "filters">,
  of: Scope,
) => {
  const scope = { filterByRedeem: of };
  const products = required(
    (await ask(ExchangeChoice, { page, filters: { ...scope, ...productFiltersOf(filters) } })).products,
  );
  const { totalItems, itemsPerPage } = products.paging;
  const known = new Set(products.filterGroups.flatMap(({ options }) => options.map(({ term }) => term)));
  const exists = page === 1 || page <= Math.ceil(totalItems / itemsPerPage);
  if (!exists || !filterNames.every((name) => filters[name]?.every((term) => known.has(term)) ?? true))
    return undefined;
  const cardHref = shop.link("redeemCardInfo", { pageId: "_product_" }).replace("_product_", "{product}");
  return { products, scope, total: totalItems, cardHref };
};
