import { type FragmentType, readFragment } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { ChoiceSectionFragment } from "./choice-section.fragment.ts";
import { choiceMessages } from "./messages.ts";

/** Description of the choice card's page, with its brands counted; `undefined` for any other product. */
export const choiceDescription = (
  shop: Shop,
  masked: FragmentType<typeof ChoiceSectionFragment>,
): string | undefined => {
  const { title, minPrice, brands } = readFragment(ChoiceSectionFragment, masked);
  if (!brands) return undefined;
  const price = formatMoney(minPrice, shop.locale);
  return choiceMessages.in(shop)("description", { title, price, count: brands.paging.totalItems });
};
