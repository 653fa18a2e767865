import { cachedWith, definePage } from "@giftshop/page";

export const balanceCheckPage = definePage({
  route: "balanceCheck",
  frame: "redeem",
  hydration: "at-once",
  cache: cachedWith(3600),
  // A card's barcode is read from the camera's picture.
  allows: ["camera", "wasm"],
  referrer: "no-referrer",
  sitemap: "itself",
});

/** The pages of this package. */
export const pages = [balanceCheckPage];
