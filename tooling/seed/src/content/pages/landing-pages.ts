import type { ContentPage } from "@giftshop/validation/content";
import type { CategorySlug } from "../../categories.ts";
import { cards, type PageWords, pageOf, usps } from "../page-words.ts";
import { type LandingKey, landingKeys } from "../site-texts.ts";

const categories: Readonly<Record<LandingKey, CategorySlug>> = {
  tonight: "experiences",
  "small-presents": "food-wine",
  "for-a-team": "dining",
};

/** Pages for one wish each, found by a search engine or linked from a campaign. */
export const landingPages = (words: PageWords): ContentPage[] =>
  landingKeys.map((key, position) => {
    const { reasons, closing, ...page } = words.texts.landings[key];
    return pageOf(words, {
      kind: "LANDING",
      key,
      position,
      image: words.picture(key),
      ...page,
      blocks: [usps(reasons), cards(words, 8, categories[key]), { blockType: "COLORED", ...closing }],
    });
  });
