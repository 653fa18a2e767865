import { request } from "@giftshop/graphql/browser";
import type { GiftCardFilters } from "@giftshop/storefront-config/shop";
import type { ProductCardTexts } from "../product-card/product-card-texts.ts";
import { ProductCardView } from "../product-card/product-card-view.tsx";
import { type ListedCard, productCards } from "../product-card/product-cards.ts";
import { FurtherProducts } from "./further-products.query.ts";
import { type ListScope, listFilters } from "./list-filters.ts";
import { ListNumbers } from "./list-numbers.tsx";
import type { Paging } from "./merge-products.ts";

/** The list that pages are fetched of. */
export interface PagedList {
  paging: Paging;
  filters: GiftCardFilters;
  scope?: ListScope | undefined;
  card: ProductCardTexts;
}

/**
 * Fetches one page of the list.
 *
 * @param size products a page; without it as many as the page has that the server rendered
 * @throws when commerce did not answer with products
 */
export const loadPage = async (
  page: number,
  { paging, filters, scope, card }: PagedList,
  size = paging.itemsPerPage,
): Promise<readonly ListedCard[]> => {
  const { products } = await request(FurtherProducts, { page, size, filters: listFilters(filters, scope) });
  if (!products.data) throw new Error(`The listing's page ${page} was refused (${products.errors[0]?.code}).`);
  return productCards(products.data.products, card);
};

interface FurtherCardsProps {
  list: readonly ListedCard[];
  /** Heading level of their names. */
  level: 2 | 3;
}

/** The cards of further pages. */
const Cards = ({ list, level }: FurtherCardsProps) =>
  list.map(({ id, marks, ...card }) => (
    <li key={id} {...marks}>
      <ProductCardView {...card} level={level} />
    </li>
  ));

/** What shows further pages. */
export const parts = { Cards, Numbers: ListNumbers };
