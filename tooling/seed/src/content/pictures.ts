import type { BrandGroup } from "@giftshop/storefront-config";
import type { CategorySlug } from "../categories.ts";
import { randomOf } from "../random.ts";
import { drawScene } from "../scenes/draw-scene.ts";
import { type SceneName, scenes } from "../scenes/scenes.ts";
import type { SeedCatalogue } from "../types.ts";
import { fanCards } from "./fan-cards.ts";

/** Cards in one picture. */
const cardsEach = 3;

const isScene = (name: string): name is SceneName => name in scenes;

/**
 * Draws each picture once for a storefront: a scene in the hand of its
 * house where there is one of that name, else cards that it sells.
 */
export const drawPictures = (group: BrandGroup, { brands, products }: SeedCatalogue) => {
  const drawn: Record<string, string> = {};
  const bySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  const giftCards = products.flatMap(({ brand }) => bySlug.get(brand) ?? []).filter(({ kind }) => kind === "GIFTCARD");
  const fan = (name: string, category?: CategorySlug): string => {
    const own = giftCards.filter((brand) => category === undefined || brand.category === category);
    // Good causes are no gift cards, and a small storefront has not every category.
    const suited = own.length > 0 ? own : giftCards;
    const start = randomOf(`cards ${name}`).between(0, Math.max(0, suited.length - cardsEach));
    return fanCards(name, suited.slice(start, start + cardsEach));
  };
  const picture = (name: string, category?: CategorySlug): string => {
    drawn[name] ??= isScene(name) ? drawScene(group, name) : fan(name, category);
    return name;
  };
  return { picture, drawn };
};
