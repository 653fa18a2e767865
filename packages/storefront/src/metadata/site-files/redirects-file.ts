import { required } from "@giftshop/page/view";
import type { Shop } from "@giftshop/storefront-config";
import { askingFor } from "../../ask-commerce.ts";
import { StoreRedirects } from "../../store/store-query.ts";

/**
 * Addresses that people of a storefront send on, as JSON: `[{
 * "from": "/old/", "to": "/new/" }]`. The front door reads it.
 */
export const redirectsFile = async (shop: Shop): Promise<string> => {
  const { storeData } = await askingFor(shop)(StoreRedirects, {});
  return JSON.stringify(required(storeData).redirects);
};
