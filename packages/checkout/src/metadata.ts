import type { Shop } from "@giftshop/storefront-config";
import { checkoutMessages } from "./messages.ts";

/** Titles of this package's pages. None of them belongs into a search engine. */
export const checkoutMetadata = (shop: Shop, page: "checkout" | "paymentProcessing" | "confirmation") => {
  const t = checkoutMessages.in(shop.language);
  const title = {
    checkout: t("page.title"),
    paymentProcessing: t("processing.title"),
    confirmation: t("summary.title"),
  };
  return { title: `${title[page]} · ${shop.storefront.name}`, robots: { index: false, follow: false } };
};
