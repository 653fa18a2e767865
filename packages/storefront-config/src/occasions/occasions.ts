/**
 * What a gift is for, in the order in which the shop offers it.
 * The giving moments that it writes about, by the same keys.
 */
export const occasions = [
  "birthday",
  "thank-you",
  "wedding",
  "new-baby",
  "december",
  "get-well",
  "farewell",
  "new-home",
] as const;
export type Occasion = (typeof occasions)[number];
