import { cachedWith, definePage } from "@giftshop/page";

export const basketPage = definePage({
  route: "basket",
  hydration: "at-once",
  cache: cachedWith(3600),
  sitemap: "none",
});

/** The pages of this package. */
export const pages = [basketPage];
