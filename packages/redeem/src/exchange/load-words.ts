import { createTranslate } from "@giftshop/messages";
import type { Language } from "@giftshop/storefront-config";
import type { ExchangeTranslate } from "./exchange-words.ts";
import { loadMessages } from "./messages/late.ts";

/** The words of one language. Rejects while they are out of reach. */
export const loadExchangeWords = async (language: Language): Promise<ExchangeTranslate> =>
  createTranslate(language, await loadMessages(language));
