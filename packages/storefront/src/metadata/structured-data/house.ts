import type { Shop } from "@giftshop/storefront-config";
import type { Organization, WebSite } from "schema-dts";
import { originOf } from "../../shell/page-metadata.ts";

/** Stands in the address where the words go that are searched for. */
const searchPlaceholder = "search_term_string";

/** Name of a thing within the storefront's own data: the same on every page, so that pages speak of the same thing. */
export const idOf = (shop: Shop, thing: "organization" | "website"): string =>
  `${originOf(shop)}${shop.storefront.basePath}/#${thing}`;

/** Who sells. */
export const organization = (shop: Shop): Organization => {
  const { name, country, organisation, languages } = shop.storefront;
  return {
    "@type": "Organization",
    "@id": idOf(shop, "organization"),
    name,
    legalName: organisation.legalName,
    url: originOf(shop) + shop.link("home"),
    logo: `${originOf(shop)}/favicon.svg`,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: organisation.email,
      telephone: organisation.phone,
      availableLanguage: [...languages],
    },
    address: {
      "@type": "PostalAddress",
      streetAddress: organisation.street,
      postalCode: organisation.postCode,
      addressLocality: organisation.city,
      addressCountry: country,
    },
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
