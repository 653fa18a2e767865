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
 * A suggestion from the smallest to the largest, a town as it was typed. A town named as its area is said
 * once, and the area has its country, to tell the two apart.
 */
export const labelOf = (suggestion: Suggestion, language: Language): string =>
  onOneLine([...new Set(partsOf(suggestion, language))].filter((part) => typeof part === "string"));
