import type { ContentPage } from "@giftshop/validation/content";
import { contact, type PageWords, pageOf, questions } from "../page-words.ts";
import { helpTopics } from "../site-texts.ts";

/** Customer support with its questions, and the page beside the contact form. */
export const servicePages = (words: PageWords): ContentPage[] => {
  const { helpdesk, contact: form } = words.texts;
  const topics = helpTopics.map((topic) => helpdesk.topics[topic]);
  return [
    pageOf(words, {
      kind: "HELPDESK",
      key: "helpdesk",
      title: helpdesk.title,
      description: helpdesk.description,
      intro: helpdesk.intro,
      blocks: [...topics.map(({ title, questions: list }) => questions(title, list)), contact(words)],
    }),
    pageOf(words, {
      kind: "CONTACT",
      key: "contact",
      title: form.title,
      description: form.description,
      intro: form.intro,
      blocks: [{ blockType: "CONTACT", title: form.title, body: `${form.before}\n\n${form.hours}` }],
    }),
  ];
};
