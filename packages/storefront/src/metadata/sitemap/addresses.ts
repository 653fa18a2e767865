import {
  createShop,
  type RouteParameters,
  type ServedRoute,
  type Shop,
  servedRoutes,
} from "@giftshop/storefront-config";
import { originOf } from "../../shell/page-metadata.ts";
import { indexing } from "./indexing.ts";

const addressesOf = async <R extends ServedRoute>(shop: Shop, route: R): Promise<string[]> => {
  // Parameters are given, so the rest tuple of `link` is the same for every route.
  const link = shop.link as (route: R, parameters: RouteParameters[R]) => string;
  const pages = await indexing[route](shop);
  return pages.map((parameters) => originOf(shop) + link(route, parameters));
};

/** Absolute address of every indexed page of a storefront, in all its languages, in the order of the routes. */
export const allAddresses = async ({ storefront }: Shop): Promise<string[]> => {
  const shops = storefront.languages.map((language) => createShop(storefront.code, language));
  const found = await Promise.all(shops.flatMap((shop) => servedRoutes.map((route) => addressesOf(shop, route))));
  // Two routes may lead to one page.
  return [...new Set(found.flat())];
};
