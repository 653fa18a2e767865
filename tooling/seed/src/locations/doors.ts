import type { Storefront } from "@giftshop/storefront-config";
import { apple, type Brand } from "../brands/index.ts";
import { selectBrands } from "../catalogue/select-brands.ts";
import type { ShoppingCategory } from "../categories.ts";
import { randomOf } from "../random.ts";

/** Of a hundred brands of a trade, how many have doors to walk through; the others are online alone. */
const withDoors: Readonly<Record<ShoppingCategory, number>> = {
  fashion: 72,
  beauty: 72,
  books: 78,
  dining: 100,
  cinema: 100,
  travel: 12,
  wellness: 84,
  "home-garden": 70,
  sports: 66,
  "games-tech": 24,
  kids: 62,
  "food-wine": 72,
  music: 34,
  experiences: 44,
  motoring: 72,
  pets: 66,
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

/** Whether people can walk into the brand, in whatever storefront it is sold. Of the one real brand nothing is invented. */
export const hasDoors = ({ slug, category }: Brand): boolean =>
  slug !== apple.slug && randomOf(`doors ${slug}`).next() * 100 < withDoors[category];

/** The chain that is in every town: the most chosen one of its trades. */
export const chainOf = (storefront: Storefront): Brand | undefined =>
  selectBrands(storefront).find((brand) => everyTown.has(brand.category) && hasDoors(brand));

const single = 0.07;
const [fewest, most] = [3, 80];

/** How many places a brand has that is in some towns only: a few have one, many some, a few dozens. */
export const placeCount = (country: string, { slug, category }: Brand): number => {
  const random = randomOf(`places ${country} ${slug}`);
  if (random.next() < single) return 1;
  // Nobody runs eighty restaurants, theatres or climbing parks of one kind in a country.
  const reach = everyTown.has(category) ? most - fewest : 17;
  return fewest + Math.floor((reach + 1) * random.next() ** 4);
};

/** How many places a chain has. */
export const chainPlaces = (country: string, { slug }: Brand): number =>
  randomOf(`chain ${country} ${slug}`).between(210, 290);
