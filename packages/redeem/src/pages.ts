import { cachedWith, definePage } from "@giftshop/page";

/**
 * Settings of a page of an exchange: nobody else is told its address, which was once asked for with a token.
 */
const visit = { frame: "redeem", referrer: "no-referrer", sitemap: "none" } as const;

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

export const redeemShopPage = definePage({
  ...visit,
  route: "redeemShop",
  hydration: "at-once",
  cache: cachedWith(300, "catalogue"),
  allows: ["brand-shops"],
});

/** What a company's cards are exchanged for. */
export const businessRedeemShopPage = definePage({
  ...visit,
  route: "businessRedeemShop",
  hydration: "at-once",
  cache: cachedWith(300, "catalogue"),
  allows: ["brand-shops"],
});

export const redeemCardInfoPage = definePage({
  ...visit,
  route: "redeemCardInfo",
  hydration: "at-once",
  cache: cachedWith(300, "catalogue"),
  allows: ["brand-shops"],
});

export const redeemCheckoutPage = definePage({
  ...visit,
  route: "redeemCheckout",
  hydration: "at-once",
  cache: cachedWith(3600),
});

/** The pages of this package. */
export const pages = [balanceCheckPage, redeemShopPage, businessRedeemShopPage, redeemCardInfoPage, redeemCheckoutPage];
