import type { Language } from "@giftshop/storefront-config";
import { arabicStreets } from "../streets/ar.ts";
import type { SeedLocation } from "../types.ts";
import { arabicTowns } from "./towns-ae.ts";

interface Names {
  language: Language;
  /** Names of towns and areas. */
  towns: Readonly<Record<string, string>>;
  streets: Readonly<Record<string, string>>;
}

/** Countries whose places are called something else in a further language, in other letters too. */
const namesOf: Readonly<Record<string, readonly Names[]>> = {
  AE: [{ language: "ar", towns: arabicTowns, streets: arabicStreets }],
};

const nameIn = (names: Readonly<Record<string, string>>, name: string): string => {
  const known = names[name];
  if (known === undefined) throw new Error(`${name} has no name in the other language.`);
  return known;
};

type Named = Pick<SeedLocation, "street" | "city" | "administrativeArea" | "countryCode">;

/**
 * What a place is called in the further languages of its country; `undefined` where it has none.
 *
 * @param titleOf makes its title of the names of a language
 */
export const textsOf = (
  { street, city, administrativeArea, countryCode }: Named,
  titleOf: (names: { street: string; city: string }) => string,
): SeedLocation["texts"] => {
  const names = namesOf[countryCode];
  if (names === undefined) return undefined;
  return Object.fromEntries(
    names.map(({ language, towns, streets }) => {
      const there = { street: nameIn(streets, street), city: nameIn(towns, city) };
      const area = administrativeArea === undefined ? {} : { administrativeArea: nameIn(towns, administrativeArea) };
      return [language, { title: titleOf(there), ...there, ...area }];
    }),
  );
};
