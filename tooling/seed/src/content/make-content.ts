import type { Storefront } from "@giftshop/storefront-config";
import type { ContentPage } from "@giftshop/validation/content";
import { inVariety } from "../varieties/in-variety.ts";
import { wordsFor } from "../words/index.ts";
import { filled, fillingsOf } from "./fill.ts";
import type { PageWords } from "./page-words.ts";
import { articlePages } from "./pages/article-pages.ts";
import { businessPage } from "./pages/business-page.ts";
import { categoryPages } from "./pages/category-pages.ts";
import { homePage } from "./pages/home-page.ts";
import { landingPages } from "./pages/landing-pages.ts";
import { momentPages } from "./pages/moment-pages.ts";
import { postPages } from "./pages/post-pages.ts";
import { queues } from "./pages/queues.ts";
import { servicePages } from "./pages/service-pages.ts";
import { drawPictures } from "./pictures.ts";
import { textsFor } from "./texts-of.ts";

/** Everything that is written in a storefront. */
export interface SeedContent {
  pages: ContentPage[];
  /** Pictures (SVG) by the name under which pages use them. */
  pictures: Readonly<Record<string, string>>;
}

const makers: readonly ((words: PageWords) => ContentPage[])[] = [
  homePage,
  categoryPages,
  articlePages,
  servicePages,
  businessPage,
  momentPages,
  postPages,
  landingPages,
  queues,
];

/**
 * A storefront's pages in each of its languages. Pure: the
 * same storefront gives the same pages, always.
 */
export const makeContent = (storefront: Storefront): SeedContent => {
  const { picture, drawn } = drawPictures(storefront.group);
  const pages = storefront.languages.flatMap((language) => {
    const texts = filled(textsFor(storefront, language), fillingsOf(storefront, language));
    const categories = inVariety(wordsFor(storefront, language).categories, storefront, language);
    return makers.flatMap((make) => make({ storefront: storefront.code, language, texts, categories, picture }));
  });
  return { pages, pictures: drawn };
};
