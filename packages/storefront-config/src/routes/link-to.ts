import type { Language, Storefront } from "../types.ts";
import { type LinkArguments, languagePathOf, linkIn } from "./link.ts";
import { routesOf } from "./routes-of.ts";
import type { ServedRoute } from "./served-routes.ts";

/**
 * Path of a route that has a page, with base path, language prefix and
 * trailing slash: `/au/gift-cards/2/`. Throws where the storefront does not
 * speak the language. Page 1 has no number; parameters are percent-encoded.
 */
export const linkTo = <R extends ServedRoute>(
  storefront: Storefront,
  language: Language,
  route: R,
  ...[parameters, query]: LinkArguments<R>
): string =>
  linkIn(routesOf(storefront, language).table, languagePathOf(storefront, language), route, { ...parameters }, query);
