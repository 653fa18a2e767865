/** Categories that gift cards stand in, with the ui-kit icon of each. */
const shopping = {
  fashion: "shirt",
  beauty: "sparkles",
  books: "book",
  dining: "fork-knife",
  cinema: "ticket",
  travel: "mountains",
  wellness: "leaf",
  "home-garden": "house",
  sports: "ball",
  "games-tech": "gamepad",
  kids: "kite",
  "food-wine": "glass",
  music: "note",
  experiences: "balloon",
  motoring: "wheel",
  pets: "paw",
} as const;

const others = { charity: "heart", "for-business": "briefcase" } as const;

export type ShoppingCategory = keyof typeof shopping;
export type CategorySlug = ShoppingCategory | keyof typeof others;

/** Icon name of each category, in menu order. */
export const categoryIcons: Readonly<Record<CategorySlug, string>> = { ...shopping, ...others };
export const shoppingCategories = Object.keys(shopping) as ShoppingCategory[];
export const categorySlugs = Object.keys(categoryIcons) as CategorySlug[];
