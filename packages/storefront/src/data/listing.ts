import { graphql } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { cache } from "react";
import { filtersOfSegment } from "../hosting/filter-segment.ts";
import { askCommerce } from "./ask-commerce.ts";
import { cachingFor } from "./cache-manifest.ts";
import { required } from "./failure.ts";

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
 * One page of the listing, counted from 1.
 *
 * @param segment what it is filtered by, as `filterSegment` writes it
 * @returns `undefined` past the last page, and for a term that the storefront does not have
 */
export const loadListing = cache(async (shop: Shop, page: number, segment?: string) => {
  const filters = filtersOfSegment(segment ?? "");
  const filterByTaxonomy = Object.entries(filters).map(([taxonomy, terms]) => ({ taxonomy, terms: [...terms] }));
  const variables = { page, filters: { filterByTaxonomy } };
  const list = required(
    (await askCommerce(shop, ListingQuery, variables, cachingFor(shop, "listing", { page }))).products,
  );
  const { totalItems, itemsPerPage } = list.paging;
  const known = new Set(list.filterGroups.flatMap(({ options }) => options.map(({ term }) => term)));
  const exists = page === 1 || page <= Math.ceil(totalItems / itemsPerPage);
  return exists && filterByTaxonomy.every(({ terms }) => terms.every((term) => known.has(term)))
    ? { products: list, totalItems, filters }
    : undefined;
});
