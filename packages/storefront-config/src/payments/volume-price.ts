/** How much less wrapping and packing cost from a number of cards on. */
export interface VolumePrice {
  /** Cards of one quote. */
  from: number;
  /** Basis points. */
  less: number;
}

/**
 * Volume prices of storefronts that name none of their own. A gift card costs what is on it, however many
 * there are.
 */
export const usualVolumePrices: readonly VolumePrice[] = [
  { from: 50, less: 1000 },
  { from: 250, less: 2000 },
  { from: 1000, less: 3000 },
];
