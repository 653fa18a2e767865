import type { Occasion, Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../../messages.ts";

/** What each occasion is called. */
export const occasionWords = (shop: Shop): Readonly<Record<Occasion, string>> => {
  const t = catalogueMessages.in(shop);
  return {
    birthday: t("listing.occasion.birthday"),
    "thank-you": t("listing.occasion.thanks"),
    wedding: t("listing.occasion.wedding"),
    "new-baby": t("listing.occasion.baby"),
    december: t("listing.occasion.december"),
    "get-well": t("listing.occasion.recovery"),
    farewell: t("listing.occasion.farewell"),
    "new-home": t("listing.occasion.home"),
  };
};
