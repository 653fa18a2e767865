import type { CategorySlug } from "../categories.ts";
import { randomOf } from "../random.ts";
import type { SeedCatalogue } from "../types.ts";
import { drawScene } from "./scene.ts";

/** Cards in one picture. */
const cardsEach = 3;

/** Draws each picture once for a storefront, from faces of the cards that it sells. */
export const drawPictures = ({ brands, products }: SeedCatalogue) => {
  const drawn: Record<string, string> = {};
  const bySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  const giftCards = products.flatMap(({ brand }) => bySlug.get(brand) ?? []).filter(({ kind }) => kind === "GIFTCARD");
  const picture = (name: string, category?: CategorySlug): string => {
    const own = giftCards.filter((brand) => category === undefined || brand.category === category);
    // Good causes are no gift cards, and a small storefront has not every category.
    const suited = own.length > 0 ? own : giftCards;
    const start = randomOf(`cards ${name}`).between(0, Math.max(0, suited.length - cardsEach));
    drawn[name] ??= drawScene(name, suited.slice(start, start + cardsEach));
    return name;
  };
  return { picture, drawn };
};
