import type { ContentPage } from "@giftshop/validation/content";
import type { CategorySlug } from "../../categories.ts";
import { cards, type PageWords, pageOf } from "../page-words.ts";
import { type MomentKey, momentKeys } from "../site-texts.ts";

/** Where each moment's cards come from. */
const categories: Readonly<Record<MomentKey, CategorySlug>> = {
  birthday: "games-tech",
  "thank-you": "food-wine",
  wedding: "travel",
  "new-baby": "kids",
  december: "experiences",
  "get-well": "books",
  farewell: "dining",
  "new-home": "home-garden",
};

/** The giving moments: all of them, and one page each with cards, ideas and words. */
export const momentPages = (words: PageWords): ContentPage[] => {
  const { givingMoments, moments } = words.texts;
  return [
    pageOf(words, { kind: "GIVING_MOMENTS", key: "giving-moments", ...givingMoments }),
    ...momentKeys.map((key, position) => {
      const { ideas, words: phrases, ...page } = moments[key];
      const category = categories[key];
      const image = words.picture(key);
      return pageOf(words, {
        kind: "GIVING_MOMENT",
        key,
        position,
        image,
        ...page,
        blocks: [
          cards(words, 8, category),
          { blockType: "WITH_HAND", ...ideas, image: { hash: words.picture(`${key}-ideas`), alt: "" } },
          { blockType: "COLORED", ...phrases },
        ],
      });
    }),
  ];
};
