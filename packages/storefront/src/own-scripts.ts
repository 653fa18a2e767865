/**
 * Scripts of pages that need none of the build's (`hydration:
 * "none"`), by folder. Each is bundled to stand in its page.
 */
export const ownScripts = {
  gift: "@giftshop/gift/unwrap",
  "checkout-queue": "@giftshop/checkout/queue",
} as const;
