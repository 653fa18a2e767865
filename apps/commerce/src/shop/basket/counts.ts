import type { BasketLine } from "./types.ts";

/** How much a basket holds of what has limits. */
export interface Counts {
  /** Pieces by variation. */
  pieces: ReadonlyMap<number, number>;
  /** Pieces and their value by product, minor units. */
  brands: ReadonlyMap<number, { quantity: number; sum: number }>;
}

/** Counts a basket once, so that judging each of its lines need not look at all others. */
export const countLines = (lines: readonly BasketLine[]): Counts => {
  const pieces = new Map<number, number>();
  const brands = new Map<number, { quantity: number; sum: number }>();
  for (const { variation, product, value, quantity } of lines) {
    pieces.set(variation.id, (pieces.get(variation.id) ?? 0) + quantity);
    const brand = brands.get(product.id);
    const worth = value * quantity;
    if (brand === undefined) brands.set(product.id, { quantity, sum: worth });
    else {
      brand.quantity += quantity;
      brand.sum += worth;
    }
  }
  return { pieces, brands };
};
