import { createShop, type Language, type Shop, type Storefront, storefronts } from "@giftshop/storefront-config";
import type { Store } from "./store.ts";

/** What a language calls itself, with a capital: "Français", "Norsk bokmål". */
const languageName = (language: Language): string => {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/**
 * The storefront that serves each country: of the visitor's
 * brand group where it has one, else the first there is.
 */
export const storefrontsByCountry = ({ code, group }: Storefront): Storefront[] => {
  const rank = (candidate: Storefront) => (candidate.code === code ? 0 : candidate.group === group ? 1 : 2);
  const chosen = new Map<string, Storefront>();
  for (const storefront of storefronts) {
    const known = chosen.get(storefront.country);
    if (!known || rank(storefront) < rank(known)) chosen.set(storefront.country, storefront);
  }
  return [...chosen.values()];
};

type OriginOf = (storefront: Storefront) => string;

/**
 * The stores of all countries by name (specification, section 3: `countriesCombinations`). Named here, as a
 * browser's first look-up of a name is slower than all else in a window.
 *
 * @param originOf public origin of a storefront, without trailing slash
 */
export const storesOf = ({ storefront, locale }: Shop, originOf: OriginOf): Store[] => {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  return storefrontsByCountry(storefront)
    .map((candidate) => ({
      country: candidate.country,
      name: names.of(candidate.country) ?? candidate.country,
      currency: candidate.currency,
      languages: candidate.languages.map((language) => ({
        language,
        name: languageName(language),
        home: `${originOf(candidate)}${createShop(candidate.code, language).link("home")}`,
      })),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
};
