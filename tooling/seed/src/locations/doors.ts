import { apple, type Brand } from "../brands/index.ts";
import type { ShoppingCategory } from "../categories.ts";
import { randomOf } from "../random.ts";

/** How many of a hundred brands of a trade have doors to walk through; the others are online alone. */
const withDoors: Readonly<Record<ShoppingCategory, number>> = {
  fashion: 76,
  beauty: 76,
  books: 78,
  dining: 100,
  cinema: 100,
  travel: 12,
  wellness: 84,
  "home-garden": 76,
  sports: 72,
  "games-tech": 24,
  kids: 68,
  "food-wine": 72,
  music: 42,
  experiences: 52,
  motoring: 72,
  pets: 72,
};

/** Trades of which one chain is in every town. */
const everyTown: ReadonlySet<ShoppingCategory> = new Set([
  "fashion",
  "beauty",
  "books",
  "home-garden",
  "sports",
  "food-wine",
  "kids",
  "pets",
]);

/**
 * Whether people can walk into the brand, in whatever storefront
 * it is sold. Of the one real brand nothing is invented.
 */
export const hasDoors = ({ slug, category }: Brand): boolean =>
  slug !== apple.slug && randomOf(`doors ${slug}`).next() * 100 < withDoors[category];

/** Whether a brand is of a trade of which one chain is in every town. */
export const mayBeChain = (brand: Brand): boolean => everyTown.has(brand.category) && hasDoors(brand);

/**
 * How many of a thousand brands have one place, and how many of those that may be chains are in dozens of
 * towns.
 */
const [single, wide] = [70, 50];

/** How many places a brand has that is in some towns only: a few have one, most some, a few dozens. */
export const placeCount = (country: string, brand: Brand): number => {
  const random = randomOf(`places ${country} ${brand.slug}`);
  const chance = 1000 * random.next();
  if (chance < single) return 1;
  if (chance < single + wide && mayBeChain(brand)) return random.between(15, 80);
  return 3 + Math.floor(7 * random.next() ** 2);
};

/** How many places a chain has. */
export const chainPlaces = (country: string, { slug }: Brand): number =>
  randomOf(`chain ${country} ${slug}`).between(205, 245);
