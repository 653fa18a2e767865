import { graphql } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { cache } from "react";
import { askCommerce } from "./ask-commerce.ts";
import { cachingFor } from "./cache-manifest.ts";
import { required } from "./failure.ts";

const ListingQuery = graphql(`
  query Listing($userData: UserDataInput!, $page: Int!) {
    products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: $page }) {
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

/** One page of the listing, counted from 1; `undefined` past the last one. */
export const loadListing = cache(async (shop: Shop, page: number) => {
  const { products, categories } = await askCommerce(
    shop,
    ListingQuery,
    { page },
    cachingFor(shop, "listing", { page }),
  );
  const list = required(products);
  const lastPage = Math.max(1, Math.ceil(list.paging.totalItems / list.paging.itemsPerPage));
  return page > lastPage ? undefined : { products: list, lastPage, categories: categories.data ?? [] };
});
