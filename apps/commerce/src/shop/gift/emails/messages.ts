import { defineMessages } from "@giftshop/messages";
import { overlays, words } from "./messages/words.ts";

/** What emails about gifts say. */
export const giftMessages = defineMessages(words, overlays);
