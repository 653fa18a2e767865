import { required } from "@giftshop/page/view";
import { createShop, type Shop } from "@giftshop/storefront-config";
import { askingFor } from "../../ask-commerce.ts";
import { CategoryAddresses, StoreRedirects } from "../../store/store-query.ts";

/** A category's page was at its id before it got an address of its own, and may be linked to by it. */
const movedCategories = async (shop: Shop) => {
  const { categories } = await askingFor(shop)(CategoryAddresses, {});
  return required(categories)
    .filter(({ id, path }) => id !== path)
    .map(({ id, path }) => ({ from: shop.link("category", { url: id }), to: shop.link("category", { url: path }) }));
};

/**
 * Addresses that people of a storefront send on, and those that categories had, as JSON: `[{
 * "from": "/old/", "to": "/new/" }]`, in all of its languages. The front door reads it.
 */
export const redirectsFile = async (shop: Shop): Promise<string> => {
  const { code, languages } = shop.storefront;
  const [{ storeData }, ...moved] = await Promise.all([
    askingFor(shop)(StoreRedirects, {}),
    ...languages.map((language) => movedCategories(createShop(code, language))),
  ]);
  return JSON.stringify([...moved.flat(), ...required(storeData).redirects]);
};
