import type { Storefront } from "../types.ts";
import type { PriceRange } from "./price-ranges.ts";

/** Bounds of a range, both included, minor units. `to` is null where it has none. */
export interface PriceBounds {
  range: PriceRange;
  from: number;
  to: number | null;
}

/**
 * The ranges of a storefront's money, rising: up to 25 euros, 25 to 50, 50 to 100, from 100, or as many times
 * the least value of a digital card. Neighbours share a bound, as "25 to 50" and "up to 25" both mean 25.
 */
export const priceBoundsOf = ({ limits }: Pick<Storefront, "limits">): PriceBounds[] => {
  const least = limits.digitalMinimum;
  return [
    { range: "small", from: 0, to: 2.5 * least },
    { range: "medium", from: 2.5 * least, to: 5 * least },
    { range: "large", from: 5 * least, to: 10 * least },
    { range: "grand", from: 10 * least, to: null },
  ];
};
