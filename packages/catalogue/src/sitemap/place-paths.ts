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

/** Products whose places are asked for at a time: a busy commerce would turn away all of them at once. */
const atOnce = 8;

/** Every place of every product. */
export const placesOf = async (asking: Asking): Promise<RouteParameters["productLocation"][]> => {
  const placesAt = async ({ product }: RouteParameters["productLocations"]) => {
    const { locationPaths } = await asking.ask(PlacePathsQuery, { product });
    const paths = required(locationPaths);
    return paths === "" ? [] : paths.split(" ").map((location) => ({ product, location }));
  };
  const products = await spentProductsOf(asking);
  const places: RouteParameters["productLocation"][] = [];
  for (let begin = 0; begin < products.length; begin += atOnce)
    places.push(...(await Promise.all(products.slice(begin, begin + atOnce).map(placesAt))).flat());
  return places;
};
