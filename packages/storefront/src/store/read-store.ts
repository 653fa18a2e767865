import { CommerceUnavailable } from "@giftshop/graphql";
import { required } from "@giftshop/page/view";
import type { Shop } from "@giftshop/storefront-config";
import { cache } from "react";
import { askingFor } from "../ask-commerce.ts";
import { dressShop } from "./dress-shop.ts";
import { recordStore } from "./record-store.ts";
import { type Store, StoreFrame } from "./store-query.ts";

/** A shop as people of it have set it up, and what stands around its pages. */
export interface Dressed {
  shop: Shop;
  store: Store;
}

/** What each shop said last: stands in where a page says that commerce is away. */
const known = new Map<string, Store>();

/** Reads the store once for the head and the page. */
const readStore = cache(async (shop: Shop): Promise<Store> => {
  const { storeData } = await askingFor(shop)(StoreFrame, {});
  const store = required(storeData);
  known.set(`${shop.storefront.code} ${shop.language}`, store);
  return store;
});

/**
 * Asks commerce how a shop is set up.
 *
 * @param always answers while commerce is away, too, with what is known: for the pages that say so
 * @throws {CommerceUnavailable}
 */
export const dressedShop = async (shop: Shop, always = false): Promise<Dressed> => {
  try {
    const store = await readStore(shop);
    return { store, shop: dressShop(shop, store) };
  } catch (error) {
    if (!always || !(error instanceof CommerceUnavailable)) throw error;
    const store = known.get(`${shop.storefront.code} ${shop.language}`) ?? recordStore(shop);
    return { store, shop: dressShop(shop, store) };
  }
};
