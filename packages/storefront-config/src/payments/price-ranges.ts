/** How much somebody wants to give, in steps that every currency has of its own. */
export const priceRanges = ["small", "medium", "large", "grand"] as const;
export type PriceRange = (typeof priceRanges)[number];
