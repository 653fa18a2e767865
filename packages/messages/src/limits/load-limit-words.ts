import type { Language } from "@giftshop/storefront-config";
import { createTranslate, type Translate } from "../translate.ts";
import type { LimitWords } from "./limit-text.ts";

/** One file each, so that a visitor fetches one language. */
const files: Readonly<Record<Language, () => Promise<{ default: LimitWords }>>> = {
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

/** Fetches the words of what an order cannot hold, for a page that seldom needs them. Rejects while they are out of reach. */
export const loadLimitWords = async (language: Language): Promise<Translate<LimitWords>> =>
  createTranslate(language, (await files[language]()).default);
