import type { RouteName } from "../routes/route-names.ts";
import type { BrandGroup, Language, Storefront } from "../types.ts";
import { redirectAddresses, redirectNames, redirectTargets } from "./named-redirects.ts";

/**
 * Addresses, without base path and prefix, and the route each
 * is sent to. Targets are routes, so none can leave the shop.
 */
export type Redirects = Readonly<Record<string, RouteName>>;

/** GCS answers to the word of its sister shop too. */
const byGroup: Partial<Record<BrandGroup, Partial<Record<Language, Redirects>>>> = {
  GCS: { nl: { "/cadeaubonnen/": "listing" } },
};

/** What a storefront sends on in a language: the named addresses, its brand group's, its own. */
export const redirectsOf = (storefront: Storefront, language: Language): Redirects => ({
  ...Object.fromEntries(redirectNames.map((name) => [redirectAddresses[language][name], redirectTargets[name]])),
  ...byGroup[storefront.group]?.[language],
  ...storefront.redirects?.[language],
});
