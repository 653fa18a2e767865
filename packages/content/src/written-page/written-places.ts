import type { PartnerParameters } from "@giftshop/page/view";
import { type Language, type RouteParameters, type WrittenRoute, writtenParameters } from "@giftshop/storefront-config";

/** What a page takes in each language that it is written in. */
export const parametersByLanguage = <R extends WrittenRoute>(
  route: R,
  paths: Readonly<Record<string, string>>,
): Partial<Record<Language, RouteParameters[R]>> =>
  Object.fromEntries(Object.entries(paths).map(([language, path]) => [language, writtenParameters(route, path)]));

/** What a page takes in each storefront and language that has it. */
export const wherePublished =
  <R extends WrittenRoute>(
    route: R,
    places: readonly { storefront: string; language: string; path: string }[],
  ): PartnerParameters<R> =>
  ({ code }, language) => {
    const place = places.find((each) => each.storefront === code && each.language === language);
    return place && writtenParameters(route, place.path);
  };
