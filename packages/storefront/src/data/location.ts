import { areaAround, toRectangle } from "@giftshop/catalogue/locations";
import { graphql } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { errorCodes } from "@giftshop/validation";
import { cache } from "react";
import { askCommerce } from "./ask-commerce.ts";
import { cachingFor } from "./cache-manifest.ts";
import { required } from "./failure.ts";

const LocationQuery = graphql(`
  query Location($userData: UserDataInput!, $product: String!, $path: String!) {
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
    location(userData: $userData, productPath: $product, path: $path) {
      data {
        title
        latitude
        longitude
        ...LocationPage
        ...StructuredPlace
      }
      errors {
        code
        message
      }
    }
  }
`);

const NearbyQuery = graphql(`
  query NearbyPlaces($userData: UserDataInput!, $product: String!, $filters: LocationsFiltersInput!) {
    locations(userData: $userData, productPath: $product, filters: $filters, paging: { itemsPerPage: 48 }) {
      data {
        locations {
          id
          ...Place
        }
      }
      errors {
        code
        message
      }
    }
  }
`);

/** Kilometres within which other places are looked for, one after the other until there are enough. */
const reaches = [5, 30, 150];
/** The place itself and six more. */
const enough = 7;

const unknown: ReadonlySet<number> = new Set([errorCodes.productNotFound, errorCodes.pageNotFound]);

/** A place where a product can be spent, by its path segment, with those around it; `undefined` where there is none. */
export const loadLocation = cache(async (shop: Shop, product: string, path: string) => {
  const caching = cachingFor(shop, "productLocation", { product, location: path });
  const answer = await askCommerce(shop, LocationQuery, { product, path }, caching);
  if ([...answer.product.errors, ...answer.location.errors].some(({ code }) => unknown.has(code))) return undefined;
  const location = required(answer.location);
  return { product: required(answer.product), location, nearby: await loadNearby(location) };

  async function loadNearby(from: { latitude: number; longitude: number }) {
    for (const kilometres of reaches) {
      const filters = { rectangle: toRectangle(areaAround(from, kilometres)) };
      const { locations } = await askCommerce(shop, NearbyQuery, { product, filters }, caching);
      const found = required(locations).locations;
      if (found.length >= enough || kilometres === reaches.at(-1)) return found;
    }
    return [];
  }
});
