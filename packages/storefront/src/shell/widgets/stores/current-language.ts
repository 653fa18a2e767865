import type { Language } from "@giftshop/storefront-config";
import { type PageLinks, type Store, storeOf } from "./store.ts";

/** The language of the page, as the document says it. */
export const currentLanguage = (stores: readonly Store[], { country }: PageLinks): Language | undefined => {
  const { language } = document.documentElement.dataset;
  const languages = storeOf(stores, country)?.languages;
  return (languages?.find((known) => known.language === language) ?? languages?.[0])?.language;
};
