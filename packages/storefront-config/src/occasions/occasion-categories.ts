import type { Occasion } from "./occasions.ts";

/** Categories that suit an occasion. The choice card, which is in none, suits all of them. */
export const occasionCategories: Readonly<Record<Occasion, readonly string[]>> = {
  birthday: ["games-tech", "kids", "books", "music", "cinema", "fashion", "beauty", "experiences", "sports", "dining"],
  "thank-you": ["food-wine", "books", "beauty", "wellness", "cinema", "dining", "charity"],
  wedding: ["travel", "home-garden", "dining", "experiences", "wellness"],
  "new-baby": ["kids", "wellness", "fashion", "home-garden"],
  december: ["experiences", "food-wine", "games-tech", "books", "music", "kids", "fashion", "charity"],
  "get-well": ["books", "cinema", "games-tech", "music", "wellness", "charity"],
  farewell: ["dining", "travel", "books", "experiences", "food-wine"],
  "new-home": ["home-garden", "food-wine", "dining", "pets"],
};
