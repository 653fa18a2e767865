import { graphql } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import { ProductCardView } from "../product-card/product-card-view.tsx";
import { type ListedCard, productCards } from "../product-card/product-cards.ts";
import type { FurtherPagesOptions } from "./use-further-pages.ts";

const FurtherProducts = graphql(`
  query FurtherProducts($userData: UserDataInput!, $filters: ProductFiltersInput, $page: Int!, $size: Int!) {
    products(userData: $userData, filters: $filters, paging: { pageNumber: $page, itemsPerPage: $size }) {
      data {
        products {
          id
          ...ProductCard
        }
      }
      errors {
        code
      }
    }
  }
`);

/**
 * Fetches one page of the listing.
 *
 * @throws when commerce did not answer with products
 */
export async function loadPage(
  page: number,
  { paging, category, card }: FurtherPagesOptions,
): Promise<readonly ListedCard[]> {
  const { products } = await request(FurtherProducts, {
    page,
    size: paging.itemsPerPage,
    filters: category ? { filterByTaxonomy: [{ taxonomy: "cb_api_giftcard_categories", terms: [category] }] } : null,
  });
  if (!products.data) throw new Error(`The listing's page ${page} was refused (${products.errors[0]?.code}).`);
  return productCards(products.data.products, card);
}

/** The cards of further pages. `from`: how many cards stand before them. */
export function FurtherCards({ list, from }: { list: readonly ListedCard[]; from: number }) {
  return list.map(({ id, ...card }, index) => (
    <li key={id}>
      <ProductCardView {...card} position={from + index} />
    </li>
  ));
}
