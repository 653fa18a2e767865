import { createTranslate, type Translate } from "@giftshop/messages";
import type { Language } from "@giftshop/storefront-config";
import type en from "./messages/en.json";
import { loadMessages } from "./messages/late.ts";

export type BrandsTranslate = Translate<typeof en>;

/** Fetches the words of the window of brands in a language, and what puts values into them. */
export const loadWords = async (language: Language): Promise<BrandsTranslate> =>
  createTranslate(language, await loadMessages(language));
