import { type MenuRoute, pageNames } from "@giftshop/content";
import {
  isOffered,
  type RouteName,
  type RouteParameters,
  type ServedRoute,
  type Shop,
} from "@giftshop/storefront-config";
import type { Store } from "../store/store-query.ts";

export interface MenuLink {
  href: string;
  text: string;
}

/** Links of a menu that people of the shop edit. */
export const editedLinks = ({ menuItems }: Store["menus"]["businessMenu"]): MenuLink[] =>
  menuItems.map(({ title, path }) => ({ href: path.href, text: title }));

/** Path of a page that may not exist yet; `undefined` while the shop has no such page. */
const linkIfServed = <R extends RouteName>(
  { link, storefront }: Shop,
  route: R,
  parameters?: RouteParameters[R],
): string | undefined => {
  // Parameters are those of the route; the compiler cannot follow that through the union.
  const linkAny = link as (route: ServedRoute, parameters?: RouteParameters[R]) => string;
  const name: RouteName = route;
  return isOffered(storefront, name) ? linkAny(name, parameters) : undefined;
};

/** Where all categories are shown: their own page, or the listing, which holds them too. */
export const categoriesLink = (shop: Shop): string => linkIfServed(shop, "categories") ?? shop.link("listing");

/** Where one category is shown: its own page, or the listing that is filtered by it. */
export const categoryLink = (shop: Shop, path: string): string =>
  linkIfServed(shop, "category", { url: path }) ?? shop.link("listing", {}, { cb_api_giftcard_categories: path });

/** Links to those of the pages that exist. Two that are one page in this language are one link. */
export const menuLinks = (shop: Shop, routes: readonly MenuRoute[]): MenuLink[] => {
  const names = pageNames(shop);
  const byHref = new Map<string, string>();
  for (const route of routes) {
    const href = linkIfServed(shop, route);
    if (href !== undefined && !byHref.has(href)) byHref.set(href, names[route]);
  }
  return [...byHref].map(([href, text]) => ({ href, text }));
};

/** Whom to ask: the page of customer support, or its mailbox while there is none. */
export const supportLink = (shop: Shop): MenuLink => ({
  href: linkIfServed(shop, "contact") ?? `mailto:${shop.storefront.organisation.email}`,
  text: pageNames(shop).contact,
});
