/**
 * Scripts of pages that need none of the build's (`hydration:
 * "none"`), by route. Each is bundled to stand in its page.
 */
export const ownScripts = { gift: "@giftshop/gift/unwrap" } as const;
