import { createShop, type Language, type Shop, storefronts } from "@giftshop/storefront-config";

/** The shop of the toolbar's house and language; where the house does not speak it, a shop that does. */
export function storyShop({ theme, language }: Record<string, unknown>): Shop {
  const speaks = storefronts.filter(({ languages }) => languages.includes(language as Language));
  const storefront = speaks.find(({ group }) => group === theme) ?? speaks[0];
  return storefront ? createShop(storefront.code, language as Language) : createShop("CBFR", "fr");
}
