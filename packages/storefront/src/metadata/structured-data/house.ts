import type { Shop } from "@giftshop/storefront-config";
import { brandingOf } from "@giftshop/storefront-config/branding";
import type { LocalBusiness, Organization, WebSite } from "schema-dts";
import { originOf } from "../../shell/page-metadata.ts";

/** Stands in the address where the words go that are searched for. */
const searchPlaceholder = "search_term_string";

/** Name of a thing within the storefront's own data: the same on every page, so that pages speak of the same thing. */
export const idOf = (shop: Shop, thing: "organization" | "website"): string =>
  `${originOf(shop)}${shop.storefront.basePath}/#${thing}`;

/** Without what a country does not have, a postal code for one. */
const filledIn = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "")) as Partial<T>;

/** Who sells. */
export const organization = (shop: Shop): Organization | LocalBusiness => {
  const { organisation } = shop.storefront;
  const { description, contactPoint, address, openingHours, ...own } = brandingOf(
    shop.storefront,
  ).organizationStructuredData;
  const inWords = description[shop.language];
  return {
    "@type": openingHours ? "LocalBusiness" : "Organization",
    "@id": idOf(shop, "organization"),
    name: own.name,
    legalName: organisation.legalName,
    url: originOf(shop) + own.url,
    logo: originOf(shop) + own.logo,
    ...(inWords ? { description: inWords } : {}),
    contactPoint: { "@type": "ContactPoint", ...contactPoint, availableLanguage: [...contactPoint.availableLanguage] },
    address: { "@type": "PostalAddress", ...filledIn(address) },
    ...(openingHours ? { openingHours } : {}),
    sameAs: brandingOf(shop.storefront)
      .socialLinks.filter(({ shown }) => shown)
      .map(({ href }) => href),
  };
};

/** The shop as a site that can be searched. */
export const webSite = (shop: Shop): WebSite => {
  const results = shop
    .link("listing", {}, { s: searchPlaceholder })
    .replace(searchPlaceholder, `{${searchPlaceholder}}`);
  return {
    "@type": "WebSite",
    "@id": idOf(shop, "website"),
    name: shop.storefront.name,
    url: originOf(shop) + shop.link("home"),
    inLanguage: shop.locale,
    publisher: { "@id": idOf(shop, "organization") },
    // The vocabulary has no property for the input; search engines read it from this one.
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: originOf(shop) + results },
      "query-input": `required name=${searchPlaceholder}`,
    } as WebSite["potentialAction"] & object,
  };
};
