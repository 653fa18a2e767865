import type { Language } from "@giftshop/storefront-config";
import type { ContentBlock, ContentPage } from "@giftshop/validation/content";
import type { CategorySlug } from "../categories.ts";
import type { SceneName } from "../scenes/scenes.ts";
import type { Section, SiteTexts } from "./site-texts.ts";

/** What the makers of pages work with: one storefront in one language, its blanks filled. */
export interface PageWords {
  storefront: string;
  language: Language;
  texts: SiteTexts;
  /** What the categories are called. */
  categories: Readonly<Record<CategorySlug, string>>;
  /** Name of a scene, which is drawn once for the storefront. */
  picture: (name: SceneName) => string;
}

type Given = Pick<ContentPage, "kind" | "key" | "title" | "description" | "intro"> & Partial<ContentPage>;

/** A page with everything that is not said left at its usual value. */
export const pageOf = ({ storefront, language }: PageWords, page: Given): ContentPage => ({
  storefront,
  language,
  path: "",
  noindex: false,
  position: 0,
  taxonomy: [],
  blocks: [],
  ...page,
});

export const titleAndBody = ({ title, body }: Section): ContentBlock => ({ blockType: "TITLE_AND_BODY", title, body });

/** Without a title they stand right below the page's name. */
export const usps = (sections: readonly Section[], title?: string): ContentBlock => ({
  blockType: "TITLE_BODY_USPS",
  ...(title === undefined ? {} : { title }),
  items: sections.map(({ title: name, body }) => ({ title: name, body })),
});

export const questions = (title: string, list: readonly { question: string; answer: string }[]): ContentBlock => ({
  blockType: "QUESTIONS",
  title,
  items: list.map(({ question, answer }) => ({ title: question, body: answer })),
});

export const cards = ({ texts }: PageWords, count: number, category?: CategorySlug): ContentBlock => ({
  blockType: "PRODUCT_REFERENCE_BLOCK",
  title: texts.headings.cards,
  link: { text: texts.headings.allCards, to: "route:listing" },
  products: { count, ...(category === undefined ? {} : { category }) },
});

export const contact = ({ texts }: PageWords): ContentBlock => ({
  blockType: "CONTACT",
  title: texts.headings.contact,
  body: texts.headings.contactBody,
});
