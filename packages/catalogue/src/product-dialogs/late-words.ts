import { createTranslate, type Translate } from "@giftshop/messages";
import type { Language } from "@giftshop/storefront-config";
import type en from "./messages/en.json";
import { loadMessages } from "./messages/late.ts";

/** Words that a product page needs after a press, and not before. */
export type LateTranslate = Translate<typeof en>;

/** The language that the shell writes on the page, so that no leaf carries it as a prop. */
export const languageOfPage = (): Language => {
  const { lang, dataset } = document.documentElement;
  return (dataset.language ?? lang) as Language;
};

let known: { language: Language; t: LateTranslate } | undefined;

/** Fetches them in the page's language, once. Rejects while they are out of reach. */
export const lateWords = async (): Promise<LateTranslate> => {
  const language = languageOfPage();
  if (known?.language !== language) known = { language, t: createTranslate(language, await loadMessages(language)) };
  return known.t;
};
