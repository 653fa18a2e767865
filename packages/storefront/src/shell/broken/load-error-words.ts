import type contentWords from "@giftshop/content/messages/en.json";
import type { Language } from "@giftshop/storefront-config";

/** One file each, so that a visitor fetches one language. */
const files: Readonly<Record<Language, () => Promise<{ default: typeof contentWords }>>> = {
  nl: () => import("@giftshop/content/messages/nl.json"),
  fr: () => import("@giftshop/content/messages/fr.json"),
  de: () => import("@giftshop/content/messages/de.json"),
  en: () => import("@giftshop/content/messages/en.json"),
  es: () => import("@giftshop/content/messages/es.json"),
  it: () => import("@giftshop/content/messages/it.json"),
  pt: () => import("@giftshop/content/messages/pt.json"),
  pl: () => import("@giftshop/content/messages/pl.json"),
  sv: () => import("@giftshop/content/messages/sv.json"),
  nb: () => import("@giftshop/content/messages/nb.json"),
  da: () => import("@giftshop/content/messages/da.json"),
  ar: () => import("@giftshop/content/messages/ar.json"),
};

/** Words of a page that failed. */
export interface ErrorWords {
  title: string;
  text: string;
  retry: string;
}

/**
 * Fetches them in a language.
 * @param language English where it is none of the shop's
 */
export async function loadErrorWords(language = "en"): Promise<ErrorWords> {
  const fetchWords = language in files ? files[language as Language] : files.en;
  const { default: words } = await fetchWords();
  return { title: words.error.title, text: words.error.text, retry: words.error.retry };
}
