import { type Language, onOneLine } from "@giftshop/storefront-config";
import type { Suggestion } from "./suggest.ts";

const countryOf = (countryCode: string, language: Language): string | undefined =>
  new Intl.DisplayNames(language, { type: "region" }).of(countryCode);

const partsOf = (suggestion: Suggestion, language: Language): (string | null | undefined)[] => {
  const { street, city, otherCityName, administrativeArea, countryCode, namesake } = suggestion;
  if (street !== null) return [street, city];
  return [otherCityName ?? city, administrativeArea, namesake ? countryOf(countryCode, language) : undefined];
};

/**
 * A suggestion as people write it: from the smallest to the largest, with commas; a
 * town by the name that was typed. One that gives its area its name says it once,
 * and the area has its country beside it, by which the two are told from each other.
 */
export const labelOf = (suggestion: Suggestion, language: Language): string =>
  onOneLine([...new Set(partsOf(suggestion, language))].filter((part) => typeof part === "string"));
