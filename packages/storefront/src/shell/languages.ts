import type { Place } from "@giftshop/page/view";
import {
  createShop,
  type Language,
  type RouteParameters,
  type ServedRoute,
  type Shop,
} from "@giftshop/storefront-config";

/** A link to the page in one of the storefront's languages. */
export interface LanguageLink {
  language: Language;
  /** BCP 47, with the country. */
  locale: string;
  href: string;
  current: boolean;
}

/** The page in every language of its storefront, the default first. */
export const languageLinks = <R extends ServedRoute>(
  shop: Shop,
  { route, parameters: own, elsewhere }: Place<R>,
): LanguageLink[] =>
  shop.storefront.languages.flatMap((language) => {
    const parameters = elsewhere ? elsewhere[language] : own;
    if (!parameters) return [];
    const other = createShop(shop.storefront.code, language);
    // Parameters are given, so the rest tuple of `link` is the same for every route.
    const link = other.link as (route: R, parameters: RouteParameters[R]) => string;
    return { language, locale: other.locale, href: link(route, parameters), current: language === shop.language };
  });
