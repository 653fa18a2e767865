import { type LinkArguments, languagePathOf, linkIn } from "./routes/link.ts";
import type { ServedRoute } from "./routes/served-routes.ts";
import type { Language, Storefront } from "./types.ts";

/** All that a shop is made from; plain data, so a server component may hand it to a client component. */
export interface ShopData {
  storefront: Storefront;
  language: Language;
  /** Paths of the routes that have a page. */
  routes: Readonly<Record<ServedRoute, string>>;
}

/** A storefront in one of its languages: what a component needs to know about where it stands. */
export interface Shop {
  storefront: Storefront;
  language: Language;
  /** BCP 47, for numbers, dates and `lang`: "fr-FR", "de-CH", "ar-AE". */
  locale: string;
  direction: "ltr" | "rtl";
  /** What stands before every path, without trailing slash: "", "/fr", "/ca/fr". */
  languagePath: string;
  /**
   * Path of a route here, with base path, language prefix and trailing slash; a route without a page cannot
   * be linked.
   */
  link<R extends ServedRoute>(route: R, ...rest: LinkArguments<R>): string;
  /** What {@link shopFrom} makes the same shop from, on the other side of a server boundary. */
  data: ShopData;
}

/** Makes a shop from its data, without the registry of storefronts: the way to have one in the browser. */
export const shopFrom = (data: ShopData): Shop => {
  const { storefront, language, routes } = data;
  const languagePath = languagePathOf(storefront, language);
  return {
    storefront,
    language,
    locale: `${language}-${storefront.country}`,
    direction: language === "ar" ? "rtl" : "ltr",
    languagePath,
    link: (route, ...[parameters, query]) => linkIn(routes, languagePath, route, { ...parameters }, query),
    data,
  };
};
