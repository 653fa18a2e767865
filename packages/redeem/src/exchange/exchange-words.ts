import { defineMessages, type Translate } from "@giftshop/messages";
import type en from "./messages/en.json";
import { overlays, words } from "./messages/words.ts";

/** Words of the exchange of a card for others; on the server. The browser fetches those of one language. */
export const exchangeMessages = defineMessages(words, overlays);

export type ExchangeWords = typeof en;
export type ExchangeTranslate = Translate<ExchangeWords>;
