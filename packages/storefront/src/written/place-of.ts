import type { Language, RouteParameters, WrittenRoute } from "@giftshop/storefront-config";
import type { PartnerParameters } from "../metadata/alternates.ts";

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

/** What a page takes in each language that it is written in. */
export const parametersByLanguage = <R extends WrittenRoute>(
  route: R,
  paths: Readonly<Record<string, string>>,
): Partial<Record<Language, RouteParameters[R]>> =>
  Object.fromEntries(Object.entries(paths).map(([language, path]) => [language, parametersOf(route, path)]));

/** What a page takes in each storefront and language that has it. */
export const wherePublished =
  <R extends WrittenRoute>(
    route: R,
    places: readonly { storefront: string; language: string; path: string }[],
  ): PartnerParameters<R> =>
  ({ code }, language) => {
    const place = places.find((each) => each.storefront === code && each.language === language);
    return place && parametersOf(route, place.path);
  };
