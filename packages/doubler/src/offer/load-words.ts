import { createTranslate, type Translate } from "@giftshop/messages";
import type { Language } from "@giftshop/storefront-config";
import type en from "./messages/en.json";
import { loadMessages } from "./messages/late.ts";

export type OfferTranslate = Translate<typeof en>;

/** The words of the dialog in one language. Rejects while they are out of reach. */
export const loadOfferWords = async (language: Language): Promise<OfferTranslate> =>
  createTranslate(language, await loadMessages(language));
