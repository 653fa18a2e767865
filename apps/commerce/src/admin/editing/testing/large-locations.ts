import { makeLocations } from "@giftshop/seed";
import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { writeLocationTable } from "../write-table.ts";

export interface LargeLocations {
  storefront: StorefrontCode;
  /** Path of the product that has them all. */
  product: string;
  places: number;
}

/** How far the next place is from a seeded one, in degrees. */
const step = 0.00007;

/**
 * A file of made-up places of one product, in the towns of the country,
 * as many as are asked for: for measuring. The same each time.
 */
export const largeLocations = ({ storefront, product, places }: LargeLocations): string => {
  const seeded = makeLocations(getStorefront(storefront));
  const made = Array.from({ length: Math.ceil(places / seeded.length) }, (_, round) =>
    seeded.map((location, index) => ({
      ...location,
      product,
      path: `made-${round * seeded.length + index}`,
      latitude: location.latitude + round * step,
    })),
  );
  return writeLocationTable(storefront, made.flat().slice(0, places));
};
