import { defineMessages } from "@giftshop/messages";
import { overlays, words } from "./messages/words.ts";

/** What is said otherwise of donations and of boxes of blank cards; server side. */
export const kindMessages = defineMessages(words, overlays);
