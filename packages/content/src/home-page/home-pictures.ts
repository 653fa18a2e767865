import { inOneColumn } from "@giftshop/graphql/pictures";

/** Rows of the list that every screen shows; the others wait for a larger one (most-chosen.css.ts). */
const onEveryScreen = 4;

/**
 * Puts the pictures of the home page into two files: what every screen shows, asked
 * for once, and the rows that only a larger one has, which a phone never fetches.
 */
export const inTwoSheets = <Card extends { image: { url: string } }>(
  featured: readonly Card[],
  list: readonly Card[],
): { featured: Card[]; list: Card[] } => {
  const everywhere = inOneColumn([...featured, ...list.slice(0, onEveryScreen)]);
  return {
    featured: everywhere.slice(0, featured.length),
    list: [...everywhere.slice(featured.length), ...inOneColumn(list.slice(onEveryScreen))],
  };
};
