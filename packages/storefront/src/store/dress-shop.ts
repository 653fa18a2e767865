import { type Shop, shopFrom } from "@giftshop/storefront-config";
import type { Store } from "./store-query.ts";

const dressed = new Map<string, { key: string; shop: Shop }>();

/**
 * A shop with the switches and the telephone that people of it have set. One object
 * as long as they stay, so that what is asked for it twice in a render is asked once.
 */
export const dressShop = (shop: Shop, { switches, menus: { phone } }: Store): Shop => {
  const { storefront, language } = shop;
  const name = `${storefront.code} ${language}`;
  const key = JSON.stringify([switches, phone]);
  const known = dressed.get(name);
  if (known?.key === key) return known.shop;
  const homeVersion = switches.homeVersion === 2 ? 2 : 1;
  const made = shopFrom({
    ...shop.data,
    storefront: {
      ...storefront,
      toggles: { ...storefront.toggles, ...switches, homeVersion },
      organisation: { ...storefront.organisation, phone },
    },
  });
  dressed.set(name, { key, shop: made });
  return made;
};
