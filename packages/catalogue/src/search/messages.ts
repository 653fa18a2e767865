import { defineMessages } from "@giftshop/messages";
import { overlays, words } from "./messages/words.ts";

/**
 * Words of the search box and its pages, for the server.
 * The search window fetches its own (`search-words.ts`).
 */
export const searchMessages = defineMessages(words, overlays);
