import type { Shop } from "@giftshop/storefront-config";
import { brandingOf } from "@giftshop/storefront-config/branding";
import type { LocalBusiness, Organization, WebSite } from "schema-dts";

/** A shop and its origin as visitors see it, without trailing slash. */
export interface Located {
  shop: Shop;
  origin: string;
}

/** Stands in the address where the words go that are searched for. */
const searchPlaceholder = "search_term_string";

/**
 * Name of a thing within the storefront's own data: the same
 * on every page, so that pages speak of the same thing.
 */
export const idOf = ({ shop, origin }: Located, thing: "organization" | "website"): string =>
  `${origin}${shop.storefront.basePath}/#${thing}`;

/** Without what a country does not have, a postal code for one. */
const filledIn = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "")) as Partial<T>;

/** Who sells. */
export const organization = (located: Located): Organization | LocalBusiness => {
  const { shop, origin } = located;
  const { organisation } = shop.storefront;
  const { description, contactPoint, address, openingHours, ...own } = brandingOf(
    shop.storefront,
  ).organizationStructuredData;
  const inWords = description[shop.language];
  return {
    "@type": openingHours ? "LocalBusiness" : "Organization",
    "@id": idOf(located, "organization"),
    name: own.name,
    legalName: organisation.legalName,
    url: origin + own.url,
    logo: origin + own.logo,
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
export const webSite = (located: Located): WebSite => {
  const { shop, origin } = located;
  const results = shop
    .link("listing", {}, { s: searchPlaceholder })
    .replace(searchPlaceholder, `{${searchPlaceholder}}`);
  return {
    "@type": "WebSite",
    "@id": idOf(located, "website"),
    name: shop.storefront.name,
    url: origin + shop.link("home"),
    inLanguage: shop.locale,
    publisher: { "@id": idOf(located, "organization") },
    // The vocabulary has no property for the input; search engines read it from this one.
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: origin + results },
      "query-input": `required name=${searchPlaceholder}`,
    } as WebSite["potentialAction"] & object,
  };
};
