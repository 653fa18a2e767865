import { createShop } from "@giftshop/storefront-config";
import type { PageLinks } from "../widgets/stores/store.ts";
import { storesOf } from "../widgets/stores/stores-of.ts";

/** Stores of all countries as CBFR shows them, at addresses that lead nowhere. */
export const sampleStores = storesOf(createShop("CBFR", "fr"), ({ host }) => `https://${host}.example`);

/** The home page of CBFR. */
export const samplePage: PageLinks = {
  country: "FR",
  fixed: true,
  links: [{ country: "FR", language: "fr", href: "/" }],
};
