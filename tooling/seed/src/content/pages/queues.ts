import type { ContentPage } from "@giftshop/validation/content";
import { type PageWords, pageOf, questions, usps } from "../page-words.ts";

/** Blocks that other pages ask for by a queue's name: reasons and questions below every product. */
export const queues = (words: PageWords): ContentPage[] => {
  const { helpdesk, headings, home } = words.texts;
  const { spending, delivery } = helpdesk.topics;
  return [
    pageOf(words, {
      kind: "QUEUE",
      key: "product-page",
      title: headings.questions,
      description: "",
      intro: "",
      noindex: true,
      blocks: [
        usps(home.reasons, home.welcome.title),
        questions(headings.questions, [...spending.questions, ...delivery.questions]),
      ],
    }),
  ];
};
