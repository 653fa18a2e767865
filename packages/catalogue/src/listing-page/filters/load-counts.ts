import { graphql } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import type { GiftCardFilters } from "@giftshop/storefront-config/shop";
import { type ListScope, listFilters } from "../list-filters.ts";

const FilterCounts = graphql(`
  query FilterCounts($userData: UserDataInput!, $filters: ProductFiltersInput) {
    products(userData: $userData, filters: $filters, paging: { pageNumber: 1, itemsPerPage: 1 }) {
      data {
        paging {
          totalItems
        }
        filterGroups {
          taxonomy
          options {
            term
            count
          }
        }
      }
    }
  }
`);

/** How many products a choice leaves, and how many each further term would, by vocabulary and term. */
export interface FilterCounts {
  total: number;
  byTerm: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/**
 * Counts anew for a choice that is not made yet.
 *
 * @throws when commerce did not answer with products
 */
export const loadCounts = async (filters: GiftCardFilters, scope?: ListScope): Promise<FilterCounts> => {
  const { products } = await request(FilterCounts, { filters: listFilters(filters, scope) });
  if (!products.data) throw new Error("The counts of a choice were refused.");
  const { paging, filterGroups } = products.data;
  const byTerm = filterGroups.map(({ taxonomy, options }) => [
    taxonomy,
    Object.fromEntries(options.map(({ term, count }) => [term, count])),
  ]);
  return { total: paging.totalItems, byTerm: Object.fromEntries(byTerm) };
};
