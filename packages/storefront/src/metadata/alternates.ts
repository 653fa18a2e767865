import type { PartnerParameters, Place } from "@giftshop/page/view";
import {
  type BrandGroup,
  createShop,
  type Language,
  type RouteParameters,
  resolvePath,
  type ServedRoute,
  type Shop,
  type Storefront,
  type StorefrontCode,
  storefronts,
} from "@giftshop/storefront-config";
import { originOfStorefront } from "../hosting/origin-of-storefront.ts";

/** A page in one storefront and language, as search engines are told of it. */
export interface Alternate {
  /** BCP 47, with the country. */
  locale: string;
  code: StorefrontCode;
  /** Absolute. */
  href: string;
}

/** Whom visitors are led to that no language fits: the group's shop in English. */
const defaults: Readonly<Record<BrandGroup, StorefrontCode>> = { CB: "CBUS", CK: "CKUK", GCS: "GCSUK" };

interface Site {
  storefront: Storefront;
  language: Language;
  locale: string;
}

/**
 * One site per locale: a second house of a group in the same
 * country and language is not the same page in another language.
 */
const sitesOf = (group: BrandGroup): readonly Site[] => {
  const byLocale = new Map<string, Site>();
  for (const storefront of storefronts) {
    if (storefront.group !== group) continue;
    for (const language of storefront.languages) {
      const { locale } = createShop(storefront.code, language);
      if (!byLocale.has(locale)) byLocale.set(locale, { storefront, language, locale });
    }
  }
  return [...byLocale.values()];
};

const groups: Readonly<Record<BrandGroup, readonly Site[]>> = {
  CB: sitesOf("CB"),
  CK: sitesOf("CK"),
  GCS: sitesOf("GCS"),
};

const ownSites = ({ storefront }: Shop): Site[] =>
  storefront.languages.map((language) => ({
    storefront,
    language,
    locale: createShop(storefront.code, language).locale,
  }));

/**
 * The sites that may have the page: the group's, or the storefront
 * alone where another one of its group has its locales.
 */
const candidatesOf = (shop: Shop): readonly Site[] => {
  const sites = groups[shop.storefront.group];
  return sites.some(({ storefront }) => storefront.code === shop.storefront.code) ? sites : ownSites(shop);
};

const pathIn = <R extends ServedRoute>(
  { storefront, language }: Site,
  route: R,
  parameters: RouteParameters[R],
): string => {
  // Parameters are given, so the rest tuple of `link` is the same for every route.
  const link = createShop(storefront.code, language).link as (route: R, parameters: RouteParameters[R]) => string;
  return link(route, parameters);
};

/**
 * A page in every country and language of its brand group. Each partner gives an equal list, so that they
 * name one another (search engines believe nothing else).
 *
 * @param partners what the page is called elsewhere; without it
 * the page has no partners but its storefront's other languages
 */
export const alternatesOf = <R extends ServedRoute>(
  shop: Shop,
  { route, parameters, elsewhere }: Place<R>,
  partners?: PartnerParameters<R>,
): Alternate[] => {
  const sites = partners ? candidatesOf(shop) : ownSites(shop);
  return sites.flatMap((site) => {
    const own = elsewhere ? elsewhere[site.language] : parameters;
    const named = partners ? partners(site.storefront, site.language) : own;
    if (!named) return [];
    const path = pathIn(site, route, named);
    // One page may answer for two routes: it names the partners
    // of one of them, and can be no partner of the other's.
    const resolved = resolvePath(site.storefront, path);
    if (resolved.kind !== "route" || resolved.route !== route) return [];
    return [{ locale: site.locale, code: site.storefront.code, href: originOfStorefront(site.storefront) + path }];
  });
};

/** Whom visitors are led to that none of the alternates fits. The same for each of them, whichever asks. */
export const defaultOf = (group: BrandGroup, alternates: readonly Alternate[]): Alternate | undefined =>
  alternates.find(({ code }) => code === defaults[group]) ??
  alternates.find(({ locale }) => locale.startsWith("en-")) ??
  alternates[0];
