import type { Shop } from "@giftshop/storefront-config";
import { contentMessages } from "../messages.ts";

/** The words of a page that could not be made, or that failed in the browser. */
export const errorTexts = (shop: Shop) => {
  const t = contentMessages.in(shop);
  return {
    title: t("error.title"),
    text: t("error.text"),
    retry: t("error.retry"),
    home: { text: t("error.home"), href: shop.link("home") },
  };
};

export type ErrorTexts = ReturnType<typeof errorTexts>;
