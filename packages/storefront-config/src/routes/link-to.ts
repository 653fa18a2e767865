import type { Language, Storefront } from "../types.ts";
import { type LinkArguments, languagePathOf, linkIn } from "./link.ts";
import { routesOf } from "./routes-of.ts";
import type { ServedRoute } from "./served-routes.ts";

/**
 * Path of a route that has a page: `/au/gift-cards/2/`. Page 1 has no number; parameters are percent-encoded.
 *
 * @throws where the storefront does not speak the language
 */
export const linkTo = <R extends ServedRoute>(
  storefront: Storefront,
  language: Language,
  route: R,
  ...[parameters, query]: LinkArguments<R>
): string =>
  linkIn(routesOf(storefront, language).table, languagePathOf(storefront, language), route, { ...parameters }, query);
