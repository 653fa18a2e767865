import { defineMessages } from "@giftshop/messages";
import { overlays, words } from "../messages/words.ts";

/**
 * Words of the home page, of the pages that stand in for
 * another, and of the shell around every page. Server side only.
 */
export const contentMessages = defineMessages(words, overlays);
