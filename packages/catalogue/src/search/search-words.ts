import type { Shop } from "@giftshop/storefront-config";
import { searchMessages } from "./messages.ts";

/**
 * The words of the search window, all of them plain but those with a number in them: the window then
 * is there before what puts numbers into words. Sent as JSON to whoever opens it (`words-path.ts`).
 */
export const searchWords = (shop: Pick<Shop, "language" | "locale">) => {
  const t = searchMessages.in(shop);
  const { count, all } = searchMessages.words(shop);
  return {
    language: shop.language,
    /** BCP 47, for amounts. */
    locale: shop.locale,
    /** With `{price}` left in. */
    from: t("from", { price: "{price}" }),
    label: t("label"),
    placeholder: t("placeholder"),
    close: t("close"),
    clear: t("clear"),
    loading: t("loading"),
    none: t("none"),
    failed: t("failed"),
    ranking: t("ranking"),
    terms: t("terms"),
    coupons: t("coupons"),
    recent: t("recent"),
    groups: {
      PRODUCTS: t("groups.products"),
      CATEGORIES: t("groups.categories"),
      PAGES: t("groups.pages"),
      POSTS: t("groups.posts"),
    },
    /** ICU messages of what was counted. */
    counted: { count, all },
  };
};

export type SearchWords = ReturnType<typeof searchWords>;
