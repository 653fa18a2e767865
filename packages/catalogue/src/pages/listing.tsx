import { graphql } from "@giftshop/graphql";
import { defineView, type PageRequest, required } from "@giftshop/page/view";
import { filterNames, productFiltersOf } from "@giftshop/storefront-config";
import { listingMetadata } from "../listing-page/listing-metadata.ts";
import { ListingPage } from "../listing-page/listing-page.tsx";
import { listingPage } from "../pages.ts";
import { collectionPage } from "../structured-data/collection-page.ts";

const ListingQuery = graphql(`
  query Listing($userData: UserDataInput!, $page: Int!, $filters: ProductFiltersInput) {
    products(userData: $userData, filters: $filters, paging: { itemsPerPage: 16, pageNumber: $page }) {
      data {
        paging {
          totalItems
          itemsPerPage
        }
        filterGroups {
          taxonomy
          options {
            term
          }
        }
        ...ListingPage
        ...StructuredList
      }
      errors {
        code
        message
      }
    }
  }
`);

/**
 * One page of the listing; `undefined` past the last page, and for a term that the storefront does not have.
 */
const load = async ({ ask, page, filters }: PageRequest<"listing">) => {
  const products = required((await ask(ListingQuery, { page, filters: productFiltersOf(filters) })).products);
  const { totalItems, itemsPerPage } = products.paging;
  const known = new Set(products.filterGroups.flatMap(({ options }) => options.map(({ term }) => term)));
  const exists = page === 1 || page <= Math.ceil(totalItems / itemsPerPage);
  return exists && filterNames.every((name) => filters[name]?.every((term) => known.has(term)) ?? true)
    ? { products, totalItems }
    : undefined;
};

const isWhole = ({ filters }: Pick<PageRequest, "filters">) => Object.keys(filters).length === 0;

export const view = defineView({
  pages: [listingPage],
  load,
  metadata: (asked) => ({
    ...listingMetadata(asked.shop, { page: asked.page, totalItems: asked.data.totalItems, whole: isWhole(asked) }),
    // A filtered listing is a part of the whole one.
    ...(isWhole(asked) ? {} : { canonical: {} }),
  }),
  graph: (asked) => {
    const { shop, page, parameters, data } = asked;
    const { title } = listingMetadata(shop, { page, totalItems: data.totalItems });
    const facts = { title, address: shop.link("listing", parameters), products: data.products };
    return isWhole(asked) ? [collectionPage(asked, facts)] : [];
  },
  view: ({ shop, filters, data }) => <ListingPage shop={shop} products={data.products} filters={filters} />,
});
