import { storyShop } from "@giftshop/storefront-config/testing";
import type { PageLinks, Store } from "../widgets/stores/store.ts";
import { storesOf } from "../widgets/stores/stores-of.ts";

/**
 * Stores of all countries as the shop of the toolbar's house
 * and language lists them, at addresses that lead nowhere.
 */
export const sampleStores = (globals: Record<string, unknown>): Store[] =>
  storesOf(storyShop(globals), ({ host }) => `https://${host}.example`);

/** The home page of CBFR. */
export const samplePage: PageLinks = {
  country: "FR",
  fixed: true,
  links: [{ country: "FR", language: "fr", href: "/" }],
};
