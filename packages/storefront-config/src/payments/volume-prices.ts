import type { StorefrontCode } from "../storefront-codes.ts";
import { getRecord } from "../storefronts/index.ts";
import type { VolumePrice } from "./volume-price.ts";

/** What wrapping and packing of a quote cost less, by how many cards it holds; the fewest first. */
export const volumePricesOf = (code: StorefrontCode): readonly VolumePrice[] => getRecord(code).volumePrices;

/**
 * What one wrapping or packing costs in a quote.
 *
 * @param price alone, minor units
 * @param cards how many the quote holds
 */
export const volumePriceOf = (prices: readonly VolumePrice[], price: number, cards: number): number => {
  const less = prices.findLast(({ from }) => cards >= from)?.less ?? 0;
  return Math.round((price * (10_000 - less)) / 10_000);
};
