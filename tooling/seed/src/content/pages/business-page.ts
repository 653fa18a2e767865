import type { ContentPage } from "@giftshop/validation/content";
import { cards, type PageWords, pageOf, questions, usps } from "../page-words.ts";

/** What a business may want to know before it orders. */
export const businessPage = (words: PageWords): ContentPage[] => {
  const { title, description, intro, reasons, steps, invoice, questions: list } = words.texts.business;
  const { headings } = words.texts;
  return [
    pageOf(words, {
      kind: "BUSINESS",
      key: "business",
      title,
      description,
      intro,
      image: words.picture("business"),
      blocks: [
        usps(reasons),
        cards(words, 8),
        usps(steps, headings.steps),
        { blockType: "COLORED", ...invoice },
        {
          blockType: "TESTIMONIAL_BLOCK",
          title: headings.testimonials,
          reviews: { count: 4 },
        },
        // What editors write about companies that give, posts of this subject; nothing is shown while there
        // are none.
        { blockType: "BLOG_BLOCK", title: headings.cases, posts: { term: "case", count: 3 } },
        questions(headings.questions, list),
      ],
    }),
  ];
};
