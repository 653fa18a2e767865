import type { RouteName } from "../routes/route-names.ts";

type GiftCardRoute = Extract<
  RouteName,
  "listing" | "product" | "productLocations" | "productLocation" | "choiceCard" | "categories"
>;

/**
 * Words of the paths that name what is sold: "cadeaukaarten" where another brand group says "cadeaubonnen".
 */
export interface GiftCardWords {
  /** First segment of listing and products. */
  root: string;
  locations: string;
  /** Slug of the choice gift card. */
  choice: string;
  /** Path of all categories. */
  categories: string;
}

/** The paths that change with the word for what is sold; all of them, so that no shop uses two words. */
export const giftCardPaths = ({
  root,
  locations,
  choice,
  categories,
}: GiftCardWords): Record<GiftCardRoute, string> => ({
  listing: `/${root}/:page?/`,
  product: `/${root}/:product/`,
  productLocations: `/${root}/:product/${locations}/`,
  productLocation: `/${root}/:product/${locations}/:location/`,
  choiceCard: `/${root}/${choice}/`,
  categories,
});
