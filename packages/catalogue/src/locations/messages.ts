import { defineMessages } from "@giftshop/messages";
import { overlays, words } from "./messages/words.ts";

/**
 * Words of the pages about places, for the server; what the browser needs
 * of them later it fetches in its own language (`finder/load-words.ts`).
 */
export const locationMessages = defineMessages(words, overlays);
