import { defineMessages } from "@giftshop/messages";
import { overlays, words } from "./messages/words.ts";

/** Words of invoices, credit notes and the emails that bring them. */
export const documentMessages = defineMessages(words, overlays);
