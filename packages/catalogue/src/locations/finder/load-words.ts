import { createTranslate, type Translate } from "@giftshop/messages";
import type { Language } from "@giftshop/storefront-config";
import type en from "../messages/en.json";

export type LocationTranslate = Translate<typeof en>;

/** One file each, so that a visitor fetches one language. */
const files: Readonly<Record<Language, () => Promise<{ default: typeof en }>>> = {
  nl: () => import("../messages/nl.json"),
  fr: () => import("../messages/fr.json"),
  de: () => import("../messages/de.json"),
  en: () => import("../messages/en.json"),
  es: () => import("../messages/es.json"),
  it: () => import("../messages/it.json"),
  pt: () => import("../messages/pt.json"),
  pl: () => import("../messages/pl.json"),
  sv: () => import("../messages/sv.json"),
  nb: () => import("../messages/nb.json"),
  da: () => import("../messages/da.json"),
  ar: () => import("../messages/ar.json"),
};

/** Fetches the words of the pages about places in a language, and what puts values into them. */
export const loadWords = async (language: Language): Promise<LocationTranslate> =>
  createTranslate(language, (await files[language]()).default);
