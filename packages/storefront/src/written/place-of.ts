import type { Language, RouteParameters } from "@giftshop/storefront-config";
import type { WrittenRoute } from "./written-routes.ts";

/** What a written route takes, made of the last segment of its address. */
export const parametersOf = <R extends WrittenRoute>(route: R, path: string): RouteParameters[R] => {
  const named: { [K in WrittenRoute]?: object } = {
    blogPost: { path },
    landing: { path },
    givingMoment: { product: path },
    business: path === "" ? {} : { product: path },
  };
  return (named[route] ?? {}) as RouteParameters[R];
};

/** Whether a route's address is the route alone, so that every storefront of the group has the page. */
export const standsAlone = (route: WrittenRoute, path: string): boolean =>
  Object.keys(parametersOf(route, path)).length === 0;

/** What a page takes in each language that it is written in. */
export const parametersByLanguage = <R extends WrittenRoute>(
  route: R,
  paths: Readonly<Record<string, string>>,
): Partial<Record<Language, RouteParameters[R]>> =>
  Object.fromEntries(Object.entries(paths).map(([language, path]) => [language, parametersOf(route, path)]));
