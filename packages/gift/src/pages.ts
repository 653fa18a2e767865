import { definePage, unkept } from "@giftshop/page";

/**
 * A gift by its secret link: links and forms, so that it
 * opens on any device, and nobody hears of its address.
 */
export const giftPage = definePage({
  route: "gift",
  frame: "gift",
  hydration: "none",
  cache: unkept,
  takesForm: true,
  referrer: "no-referrer",
  sitemap: "none",
});

/** The pages of this package. */
export const pages = [giftPage];
