import { onOneLine } from "@giftshop/storefront-config";
import type { Suggestion } from "./suggest.ts";

/** A suggestion as people write it: from the smallest to the largest, with commas; a town by the name that was typed. One that gives its area its name says it once. */
export const labelOf = ({ street, city, otherCityName, administrativeArea }: Suggestion): string => {
  const parts = street === null ? [otherCityName ?? city, administrativeArea] : [street, city];
  return onOneLine([...new Set(parts.filter((part) => part !== null))]);
};
