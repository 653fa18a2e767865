import { createShop, type Language, type Shop, storefronts, type Toggles } from "@giftshop/storefront-config";

/**
 * The shop of the toolbar's house and language; where the house does not speak it, a shop that does.
 *
 * @param toggles laid over those of the storefront
 */
export function storyShop({ theme, language }: Record<string, unknown>, toggles: Partial<Toggles> = {}): Shop {
  const speaks = storefronts.filter(({ languages }) => languages.includes(language as Language));
  const found = speaks.find(({ group }) => group === theme) ?? speaks[0];
  const shop = found ? createShop(found.code, language as Language) : createShop("CBFR", "fr");
  const { storefront } = shop;
  return { ...shop, storefront: { ...storefront, toggles: { ...storefront.toggles, ...toggles } } };
}
