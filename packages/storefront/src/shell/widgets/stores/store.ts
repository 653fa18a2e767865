import type { Language } from "@giftshop/storefront-config";

/** The shop that serves a country (specification, section 3: country combination). */
export interface Store {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Its name in the language of the page that lists it. */
  name: string;
  /** ISO 4217. */
  currency: string;
  /** Its languages, the default first, each with what it calls itself and the address of its home page. */
  languages: readonly { language: Language; name: string; home: string }[];
}

/** What the language form holds. */
export interface StoreChoice {
  country: string;
  /** `undefined` takes the store's default. */
  language: Language | undefined;
}

/**
 * A page as it is known to the form: its addresses in other
 * languages, and of other countries where it has some.
 */
export interface PageLinks {
  /** Country of the storefront that shows it. */
  country: string;
  /**
   * It takes no parameter that names something of this
   * country's catalogue: home, listing, basket, balance check …
   */
  fixed: boolean;
  links: readonly { country: string; language: string; href: string }[];
}

export const storeOf = (stores: readonly Store[], country: string): Store | undefined =>
  stores.find((store) => store.country === country);

/**
 * The choice after another country was chosen: that country's default language, else
 * its first (section 4, Language form). `undefined` for a country without a store.
 */
export const chooseCountry = (stores: readonly Store[], country: string): StoreChoice | undefined => {
  const first = storeOf(stores, country)?.languages[0];
  return first && { country, language: first.language };
};

/** Whether the form may be sent: a country with a store, and a language it speaks. */
export const isComplete = (stores: readonly Store[], { country, language }: StoreChoice): boolean =>
  storeOf(stores, country)?.languages.some((known) => known.language === language) ?? false;

/** Home page of a country's store in a language, or in its default where it does not speak that one. */
export const homeOf = (stores: readonly Store[], { country, language }: StoreChoice): string | undefined => {
  const languages = storeOf(stores, country)?.languages;
  return (languages?.find((known) => known.language === language) ?? languages?.[0])?.home;
};

/**
 * Where the language form leads (specification, section 4): a fixed page stays, unless the country changed;
 * another follows its own link for country and language; else home.
 */
export const destinationOf = (
  stores: readonly Store[],
  { country, fixed, links }: PageLinks,
  choice: StoreChoice,
): string | undefined => {
  const home = homeOf(stores, choice);
  if (fixed && choice.country !== country) return home;
  return links.find((link) => link.country === choice.country && link.language === choice.language)?.href ?? home;
};
