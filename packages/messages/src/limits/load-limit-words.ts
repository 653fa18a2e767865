import type { Language } from "@giftshop/storefront-config";
import { createTranslate, type Translate } from "../translate.ts";
import type { LimitWords } from "./limit-text.ts";
import { loadMessages } from "./messages/late.ts";

/**
 * Fetches the words of what an order cannot hold, for a page
 * that seldom needs them. Rejects while they are out of reach.
 */
export const loadLimitWords = async (language: Language): Promise<Translate<LimitWords>> =>
  createTranslate(language, await loadMessages(language));
