import type { ContentPage } from "@giftshop/validation/content";
import { cards, type PageWords, pageOf } from "../page-words.ts";
import { momentKeys } from "../site-texts.ts";

/** The giving moments: all of them, and one page each with cards of its occasion, ideas and words. */
export const momentPages = (words: PageWords): ContentPage[] => {
  const { givingMoments, moments } = words.texts;
  return [
    pageOf(words, { kind: "GIVING_MOMENTS", key: "giving-moments", ...givingMoments }),
    ...momentKeys.map((key, position) => {
      const { ideas, words: phrases, ...page } = moments[key];
      const image = words.picture(key);
      return pageOf(words, {
        kind: "GIVING_MOMENT",
        key,
        position,
        image,
        ...page,
        blocks: [
          cards(words, 8),
          { blockType: "WITH_HAND", ...ideas, image: { hash: words.picture(`${key}-ideas`), alt: "" } },
          { blockType: "COLORED", ...phrases },
        ],
      });
    }),
  ];
};
