import { graphql } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { cache } from "react";
import { categoryParameter } from "../hosting/page-query.ts";
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
        ...ListingPage
      }
      errors {
        code
        message
      }
    }
    categories(userData: $userData) {
      data {
        id
        ...ListingCategory
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
 * @param category path of the category to filter by
 * @returns `undefined` past the last page, and for a category without a product
 */
export const loadListing = cache(async (shop: Shop, page: number, category?: string) => {
  const filters = category ? { filterByTaxonomy: [{ taxonomy: categoryParameter, terms: [category] }] } : null;
  const caching = cachingFor(shop, "listing", { page });
  const { products, categories } = await askCommerce(shop, ListingQuery, { page, filters }, caching);
  const list = required(products);
  const { totalItems, itemsPerPage } = list.paging;
  const exists = page <= Math.ceil(totalItems / itemsPerPage) || (page === 1 && !category);
  return exists ? { products: list, totalItems, categories: categories.data ?? [] } : undefined;
});
