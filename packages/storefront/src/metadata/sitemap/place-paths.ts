import { graphql } from "@giftshop/graphql";
import type { RouteParameters, Shop } from "@giftshop/storefront-config";
import { askCommerce } from "../../data/ask-commerce.ts";
import { siteFileCaching } from "../../data/cache-manifest.ts";
import { required } from "../../data/failure.ts";
import { spentProductPaths } from "./product-paths.ts";

const PlacePathsQuery = graphql(`
  query PlacePaths($userData: UserDataInput!, $product: String!) {
    locationPaths(userData: $userData, productPath: $product) {
      data
      errors {
        code
        message
      }
    }
  }
`);

/** Every place of every product. */
export const placesOfProducts = async (shop: Shop): Promise<RouteParameters["productLocation"][]> => {
  const { tags, lifetime } = siteFileCaching(shop.storefront.code);
  const pages = (await spentProductPaths(shop)).map(async (product) => {
    const { locationPaths } = await askCommerce(shop, PlacePathsQuery, { product }, { tags, lifetime });
    const paths = required(locationPaths);
    return paths === "" ? [] : paths.split(" ").map((location) => ({ product, location }));
  });
  return (await Promise.all(pages)).flat();
};
