import { type FragmentType, readFragment } from "@giftshop/graphql";
import { onOneLine, type Shop } from "@giftshop/storefront-config";
import { addressLines } from "@giftshop/storefront-config/address-lines";
import { locationMessages } from "../messages.ts";
import { LocationPageFragment } from "./location-page.fragment.ts";

/** Title (without the shop's name) and description of one place. */
export const locationMetadata = (
  shop: Shop,
  product: string,
  masked: FragmentType<typeof LocationPageFragment>,
): { title: string; description: string } => {
  const { title, address } = readFragment(LocationPageFragment, masked);
  const t = locationMessages.in(shop);
  const lines = addressLines(address).filter((line) => !title.includes(line));
  return {
    title: title.includes(address.city) ? title : onOneLine([title, address.city]),
    description: t("place.description", { place: onOneLine([title, ...lines]), product }),
  };
};
