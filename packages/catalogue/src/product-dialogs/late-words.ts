import { createTranslate, type Translate } from "@giftshop/messages";
import type { Language } from "@giftshop/storefront-config";
import type en from "./messages/en.json";

/** Words that a product page needs after a press, and not before. */
export type LateTranslate = Translate<typeof en>;

/** One file each, so that a visitor fetches one language. */
const files: Readonly<Record<Language, () => Promise<{ default: typeof en }>>> = {
  nl: () => import("./messages/nl.json"),
  fr: () => import("./messages/fr.json"),
  de: () => import("./messages/de.json"),
  en: () => import("./messages/en.json"),
  es: () => import("./messages/es.json"),
  it: () => import("./messages/it.json"),
  pt: () => import("./messages/pt.json"),
  pl: () => import("./messages/pl.json"),
  sv: () => import("./messages/sv.json"),
  nb: () => import("./messages/nb.json"),
  da: () => import("./messages/da.json"),
  ar: () => import("./messages/ar.json"),
};

/** The language that the shell writes on the page, so that no leaf carries it as a prop. */
export function languageOfPage(): Language {
  const { lang, dataset } = document.documentElement;
  return (dataset.language ?? lang) as Language;
}

let known: { language: Language; t: LateTranslate } | undefined;

/** Fetches them in the page's language, once. Rejects while they are out of reach. */
export async function lateWords(): Promise<LateTranslate> {
  const language = languageOfPage();
  if (known?.language !== language)
    known = { language, t: createTranslate(language, (await files[language]()).default) };
  return known.t;
}
