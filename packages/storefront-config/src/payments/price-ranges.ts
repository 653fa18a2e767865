/** How much somebody wants to give; what a range is from and to is a matter of the currency. */
export const priceRanges = ["small", "medium", "large", "grand"] as const;
export type PriceRange = (typeof priceRanges)[number];
