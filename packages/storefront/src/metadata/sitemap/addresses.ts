import { createShop, isOffered, type ServedRoute, type Shop, servedRoutes } from "@giftshop/storefront-config";
import { askingFor } from "../../ask-commerce.ts";
import { pageOf } from "../../pages.ts";
import { originOf } from "../page-metadata.ts";

/** What a route takes to lead to each of its pages that search engines should know. */
const pagesOf = async (shop: Shop, route: ServedRoute): Promise<object[]> => {
  const { sitemap } = pageOf(route);
  if (typeof sitemap === "string") return sitemap === "itself" ? [{}] : [];
  return sitemap({ shop, ask: askingFor(shop) });
};

const addressesOf = async (shop: Shop, route: ServedRoute): Promise<string[]> => {
  // Parameters are those of the route; the compiler cannot follow that through the list.
  const link = shop.link as (route: ServedRoute, parameters: object) => string;
  const pages = await pagesOf(shop, route);
  return pages.map((parameters) => originOf(shop) + link(route, parameters));
};

/**
 * Absolute address of every indexed page of a storefront, in all its languages, in the order of the routes.
 */
export const allAddresses = async ({ storefront }: Shop): Promise<string[]> => {
  const shops = storefront.languages.map((language) => createShop(storefront.code, language));
  const routes = servedRoutes.filter((route) => isOffered(storefront, route));
  const found = await Promise.all(shops.flatMap((shop) => routes.map((route) => addressesOf(shop, route))));
  // Two routes may lead to one page.
  return [...new Set(found.flat())];
};
