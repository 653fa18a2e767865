import { cachedWith, definePage } from "@giftshop/page";

export const balanceCheckPage = definePage({
  route: "balanceCheck",
  frame: "redeem",
  hydration: "at-once",
  cache: cachedWith(3600),
  sitemap: "itself",
});

/** The pages of this package. */
export const pages = [balanceCheckPage];
