import { languages, type Storefront, storefronts } from "@giftshop/storefront-config";

export interface Variety {
  /** As overlays are named ("pt-PT"), or a language ("pt") where the base serves. */
  readonly name: string;
  readonly language: (typeof languages)[number];
  /** A storefront that reads so, if there is one. */
  readonly storefront: Storefront | undefined;
}

/**
 * Every language, and every variety that has words of its own.
 *
 * @param overlays names of the overlays of all packages ("fr-CA")
 */
export const varietiesOf = (overlays: ReadonlySet<string>): Variety[] => {
  const readersOf = (language: string, served: (locale: string) => boolean) =>
    storefronts.find(
      ({ languages, country }) => languages.includes(language as never) && served(`${language}-${country}`),
    );
  return languages.flatMap((language) => {
    const own = [...overlays].filter((name) => name.startsWith(`${language}-`)).sort();
    return [
      { name: language, language, storefront: readersOf(language, (locale) => !overlays.has(locale)) },
      ...own.map((name) => ({ name, language, storefront: readersOf(language, (locale) => locale === name) })),
    ];
  });
};
