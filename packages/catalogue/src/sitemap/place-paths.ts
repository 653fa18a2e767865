import { graphql } from "@giftshop/graphql";
import type { Asking } from "@giftshop/page";
import { required } from "@giftshop/page/view";
import type { RouteParameters } from "@giftshop/storefront-config";
import { spentProductsOf } from "./product-paths.ts";

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
export const placesOf = async (asking: Asking): Promise<RouteParameters["productLocation"][]> => {
  const pages = (await spentProductsOf(asking)).map(async ({ product }) => {
    const { locationPaths } = await asking.ask(PlacePathsQuery, { product });
    const paths = required(locationPaths);
    return paths === "" ? [] : paths.split(" ").map((location) => ({ product, location }));
  });
  return (await Promise.all(pages)).flat();
};
