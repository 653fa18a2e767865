import { graphql } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { errorCodes } from "@giftshop/validation";
import { cache } from "react";
import { askCommerce } from "./ask-commerce.ts";
import { cachingFor } from "./cache-manifest.ts";
import { required } from "./failure.ts";

const LocationsQuery = graphql(`
  query Locations($userData: UserDataInput!, $product: String!, $page: Int!) {
    product(userData: $userData, path: $product) {
      data {
        title
        path
        category {
          title
          path
        }
        ...SpentProduct
      }
      errors {
        code
        message
      }
    }
    locations(userData: $userData, productPath: $product, paging: { itemsPerPage: 16, pageNumber: $page }) {
      data {
        paging {
          totalItems
          itemsPerPage
        }
        ...Places
      }
      errors {
        code
        message
      }
    }
  }
`);

/**
 * One page of the places of a product, counted from 1; `undefined` where the storefront does not sell it, where it is not spent at
 * places, and beyond the last page.
 */
export const loadLocations = cache(async (shop: Shop, product: string, page: number) => {
  const caching = cachingFor(shop, "productLocations", { product });
  const answer = await askCommerce(shop, LocationsQuery, { product, page }, caching);
  if (answer.product.errors.some(({ code }) => code === errorCodes.productNotFound)) return undefined;
  const places = required(answer.locations);
  const { totalItems, itemsPerPage } = places.paging;
  return page <= Math.ceil(totalItems / itemsPerPage) ? { product: required(answer.product), places } : undefined;
});
