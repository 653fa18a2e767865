import { defineMessages } from "@giftshop/messages";
import { overlays, words } from "./messages/words.ts";

/** What stands on a pass. */
export const passMessages = defineMessages(words, overlays);
