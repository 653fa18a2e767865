import { routesOf } from "./routes/routes-of.ts";
import { servedRoutes } from "./routes/served-routes.ts";
import { type Shop, type ShopData, shopFrom } from "./shop.ts";
import { getStorefront } from "./storefronts/index.ts";
import type { Language, StorefrontCode } from "./types.ts";

/**
 * The shop of a storefront in a language: pure and cheap,
 * made once per render. Throws where it does not speak it.
 */
export const createShop = (code: StorefrontCode, language: Language): Shop => {
  const storefront = getStorefront(code);
  const { table } = routesOf(storefront, language);
  const routes = Object.fromEntries(servedRoutes.map((route) => [route, table[route]])) as ShopData["routes"];
  return shopFrom({ storefront, language, routes });
};
