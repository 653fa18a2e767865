import { graphql } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { cache } from "react";
import { askCommerce } from "./ask-commerce.ts";
import { cachingFor } from "./cache-manifest.ts";

const PlacesQuery = graphql(`
  query Places($userData: UserDataInput!, $path: String!) {
    locations(userData: $userData, productPath: $path) {
      data {
        locations {
          ...RestaurantPlace
        }
      }
    }
  }
`);

/** The first places where a product can be spent, by town. None where they cannot be had: the page stands without them. */
export const loadPlaces = cache(async (shop: Shop, path: string) => {
  const caching = cachingFor(shop, "product", { product: path });
  try {
    const { locations } = await askCommerce(shop, PlacesQuery, { path }, caching);
    return locations.data?.locations ?? [];
  } catch {
    return [];
  }
});
