/** How much less wrapping and packing cost from a number of cards on. */
export interface VolumePrice {
  /** Cards of one quote. */
  from: number;
  /** Basis points. */
  less: number;
}

/**
 * What wrapping and packing of a quote cost less, by how many cards it holds; the
 * same in every storefront. A gift card costs what is on it, however many there are.
 */
export const volumePrices: readonly VolumePrice[] = [
  { from: 50, less: 1000 },
  { from: 250, less: 2000 },
  { from: 1000, less: 3000 },
];

/**
 * What one wrapping or packing costs in a quote.
 *
 * @param price alone, minor units
 * @param cards how many the quote holds
 */
export const volumePriceOf = (price: number, cards: number): number => {
  const less = volumePrices.findLast(({ from }) => cards >= from)?.less ?? 0;
  return Math.round((price * (10_000 - less)) / 10_000);
};
