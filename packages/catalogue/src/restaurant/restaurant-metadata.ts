import { type FragmentType, readFragment } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { restaurantMessages } from "./messages.ts";
import { RestaurantSectionFragment } from "./restaurant-section.fragment.ts";

/**
 * Description of a restaurant's page; `undefined` for any
 * other product, and where nobody said what is cooked.
 */
export const restaurantDescription = (
  shop: Shop,
  masked: FragmentType<typeof RestaurantSectionFragment>,
): string | undefined => {
  const { title, pageType, cuisine, minPrice } = readFragment(RestaurantSectionFragment, masked);
  if (pageType !== "RESTAURANT" || !cuisine) return undefined;
  const price = formatMoney(minPrice, shop.locale);
  return restaurantMessages.in(shop)("description", { title, price, cuisine });
};
