import type { Language } from "@giftshop/storefront-config";
import { createTranslate, type Translate } from "../translate.ts";
import type en from "./messages/en.json";
import { loadMessages } from "./messages/late.ts";

/** Words about who gets a gift, where it goes, and gifts for several people. */
export type ReceiverWords = typeof en;
export type TranslateReceiver = Translate<ReceiverWords>;

/** Fetches them, for a page that needs them after a press. Rejects while they are out of reach. */
export const loadReceiverWords = async (language: Language): Promise<TranslateReceiver> =>
  createTranslate(language, await loadMessages(language));
