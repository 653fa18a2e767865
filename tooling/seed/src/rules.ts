import type { CategorySlug } from "./categories.ts";

/** Brands of which one order may hold only so many pieces (error 2030); every storefront sells them. */
export const countLimits: Readonly<Record<string, number>> = {
  "starlight-pictures-house": 10,
  "skylark-balloons": 5,
};

/** Packs of blank cards: how many, and what a box costs in euro cents. */
export const blankPacks = [
  { slug: "blank-gift-cards-10", count: 10, cents: 1500 },
  { slug: "blank-gift-cards-25", count: 25, cents: 3000 },
  { slug: "blank-gift-cards-100", count: 100, cents: 9500 },
] as const;

/** How many of the most popular cards are shown as top products. */
export const topCount = 8;

/** Categories whose gift cards are spent at a table. */
export const restaurantCategories: readonly CategorySlug[] = ["dining"];
