import { isOffered, type Shop, servedRoutes } from "@giftshop/storefront-config";
import { askingFor } from "../../ask-commerce.ts";
import { pageOf } from "../../pages.ts";

/**
 * What addresses of a shop may name, by route, as JSON: `{ "landing": ["jobs", …] }`. The front
 * door reads it, so that an address that leads nowhere costs no page; nobody else is given it.
 */
export const knownFile = async (shop: Shop): Promise<string> => {
  const asking = { shop, ask: askingFor(shop) };
  // Routes that name the same things are asked for once.
  const found = new Map<object, Promise<readonly string[]>>();
  const known = servedRoutes.map(async (route) => {
    const values = isOffered(shop.storefront, route) && pageOf(route).known?.values;
    if (!values) return [];
    const names = found.get(values) ?? values(asking);
    found.set(values, names);
    return [[route, await names]];
  });
  return JSON.stringify(Object.fromEntries((await Promise.all(known)).flat()));
};
