import { languagePathOf } from "../routes/link.ts";
import type { Storefront } from "../types.ts";

/** One country of the store switcher (specification section 3, store data). */
export interface CountryCombination {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Home of the storefront there, in its default language. */
  url: string;
  /**
   * The first is the default; all are paid in the same currency today, as the field is the specification's.
   */
  languagesCombinations: readonly {
    languageCode: Storefront["languages"][number];
    isDefault: boolean;
    currency: string;
    /** Home in this language. */
    url: string;
  }[];
}

/**
 * The own storefront stands for its country, then one of the
 * same brand group, then whichever the registry lists first.
 */
const rank = (here: Storefront, candidate: Storefront): number =>
  candidate.code === here.code ? 0 : candidate.group === here.group ? 1 : 2;

const combinationOf = (storefront: Storefront, origin: string): CountryCombination => {
  const home = (language: Storefront["languages"][number]) => `${origin}${languagePathOf(storefront, language)}/`;
  return {
    country: storefront.country,
    url: home(storefront.languages[0]),
    languagesCombinations: storefront.languages.map((languageCode, index) => ({
      languageCode,
      isDefault: index === 0,
      currency: storefront.currency,
      url: home(languageCode),
    })),
  };
};

/**
 * Every country that has a storefront, and which one a
 * visitor of `here` is led to, in the order of country codes.
 * @param all every storefront
 * @param originOf public origin of a storefront, without trailing
 * slash: another group answers at another port or domain
 */
export const countriesCombinations = (
  here: Storefront,
  all: readonly Storefront[],
  originOf: (storefront: Storefront) => string,
): CountryCombination[] => {
  const chosen = new Map<string, Storefront>();
  for (const candidate of all) {
    const known = chosen.get(candidate.country);
    if (!known || rank(here, candidate) < rank(here, known)) chosen.set(candidate.country, candidate);
  }
  return [...chosen.values()]
    .sort((one, other) => (one.country < other.country ? -1 : 1))
    .map((storefront) => combinationOf(storefront, originOf(storefront)));
};
