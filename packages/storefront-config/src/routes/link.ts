import type { Language, Storefront } from "../types.ts";
import { type LinkQuery, writeQuery } from "./link-query.ts";
import type { RouteName, RouteParameters } from "./route-names.ts";

/** Arguments after the route: parameters may be left out where a route needs none. */
export type LinkArguments<R extends RouteName> =
  Record<never, never> extends RouteParameters[R]
    ? [parameters?: RouteParameters[R], query?: LinkQuery]
    : [parameters: RouteParameters[R], query?: LinkQuery];

/** First path segment of a language: itself, but `no` for Norwegian bokmål. */
export const prefixOf = (language: Language): string => (language === "nb" ? "no" : language);

/**
 * What stands before every path of a language: base path and,
 * unless it is the default, its prefix. No trailing slash.
 */
export const languagePathOf = (storefront: Pick<Storefront, "basePath" | "languages">, language: Language): string =>
  language === storefront.languages[0] ? storefront.basePath : `${storefront.basePath}/${prefixOf(language)}`;

const fill = (template: string, values: Readonly<Record<string, string | number | undefined>>): string =>
  template
    .split("/")
    .flatMap((segment) => {
      if (!segment.startsWith(":")) return [segment];
      const value = values[segment.slice(1).replace("?", "")];
      if (value === undefined || (segment === ":page?" && value === 1)) {
        if (segment.endsWith("?")) return [];
        throw new Error(`Path ${template} needs a value for "${segment.slice(1)}".`);
      }
      return [encodeURIComponent(value)];
    })
    .join("/");

/** Path of a route in a given table; needs no registry, so it may go to the browser. */
export const linkIn = <R extends RouteName>(
  table: Readonly<Record<R, string>>,
  languagePath: string,
  route: R,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
  query?: LinkQuery,
): string => `${languagePath}${fill(table[route], parameters)}${writeQuery(query)}`;
