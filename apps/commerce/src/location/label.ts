import type { Suggestion } from "./suggest.ts";

/** A suggestion as people write it: from the smallest to the largest, with commas. A town that gives its area its name says it once. */
export const labelOf = ({ street, city, administrativeArea }: Suggestion): string => {
  const parts = street === null ? [city, administrativeArea] : [street, city];
  return [...new Set(parts.filter((part) => part !== null))].join(", ");
};
