import { defineMessages } from "@giftshop/messages";
import { overlays, words } from "./messages/words.ts";

/** Words of the emails about quotes and invoices. */
export const businessMessages = defineMessages(words, overlays);
