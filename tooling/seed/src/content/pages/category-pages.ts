import type { ContentPage } from "@giftshop/validation/content";
import { categorySlugs } from "../../categories.ts";
import { type PageWords, pageOf, questions, titleAndBody } from "../page-words.ts";

/** What stands below the gift cards of each category, and the picture that is shown where it is shared. */
export const categoryPages = (words: PageWords): ContentPage[] =>
  categorySlugs.map((slug, position) => {
    const { title, body, question, answer } = words.texts.categories[slug];
    return pageOf(words, {
      kind: "CATEGORY",
      key: slug,
      path: slug,
      position,
      title: words.categories[slug],
      description: "",
      intro: "",
      image: words.picture(`category-${slug}`),
      blocks: [titleAndBody({ title, body }), questions(words.texts.headings.questions, [{ question, answer }])],
    });
  });
