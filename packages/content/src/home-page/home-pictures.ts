import { inOneColumn } from "@giftshop/graphql/pictures";

interface Pictured {
  image: { url: string };
}

/** Rows of the list that every screen shows; the others wait for a larger one (most-chosen.css.ts). */
const onEveryScreen = 4;

const withSheet = <Card extends Pictured>(cards: readonly Card[]): Card[] => {
  const urls = inOneColumn(cards.map(({ image }) => image.url));
  return cards.map((card, index) => ({ ...card, image: { ...card.image, url: urls[index] ?? card.image.url } }));
};

/**
 * Puts the pictures of the home page into two files: what every screen shows, asked for once, and the rows that only a larger
 * one has, which a phone never fetches.
 */
export const inTwoSheets = <Card extends Pictured>(
  featured: readonly Card[],
  list: readonly Card[],
): { featured: Card[]; list: Card[] } => {
  const everywhere = withSheet([...featured, ...list.slice(0, onEveryScreen)]);
  return {
    featured: everywhere.slice(0, featured.length),
    list: [...everywhere.slice(featured.length), ...withSheet(list.slice(onEveryScreen))],
  };
};
