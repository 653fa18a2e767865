import {
  brandShopOrigins,
  isOffered,
  type RouteName,
  routeNames,
  type ServedRoute,
  type Shop,
} from "@giftshop/storefront-config";

const isRoute = (name: string): name is RouteName => routeNames.some((known) => known === name);

/** Where the form of the contact page stands: who is told to write is led there, on the page itself too. */
export const formAnchor = "form";

/** A template with a segment that must be filled cannot be reached by its name alone. */
const needsNothing = (template: string): boolean => !/\/:[a-zA-Z]+\//u.test(template);

/** Unencrypted addresses lead to brands that we know and to nobody else. */
const plainHosts: ReadonlySet<string> = new Set(brandShopOrigins.map((origin) => new URL(origin).hostname));

const isSafe = (to: string): boolean => {
  if (/^(https:|mailto:|tel:)/u.test(to)) return true;
  return to.startsWith("http:") && URL.canParse(to) && plainHosts.has(new URL(to).hostname);
};

/**
 * Where a link of a written text leads: `route:terms` to that page of the shop, an address with a safe scheme
 * as it stands.
 *
 * @returns `undefined` where there is no such page here: the words stand without a link
 */
export const addressOf = (shop: Shop, to: string): string | undefined => {
  if (!to.startsWith("route:")) return isSafe(to) ? to : undefined;
  const name = to.slice("route:".length);
  if (!isRoute(name) || !isOffered(shop.storefront, name) || !needsNothing(shop.data.routes[name])) return undefined;
  // Whether a route needs parameters was just asked of its template; the compiler cannot know.
  const address = shop.link(name as Extract<ServedRoute, "home">);
  return name === "contact" ? `${address}#${formAnchor}` : address;
};
