import { defineMessages } from "@giftshop/messages";
import { overlays, words } from "./messages/words.ts";

/** Words of every e-mail the shop sends. */
export const mailMessages = defineMessages(words, overlays);
