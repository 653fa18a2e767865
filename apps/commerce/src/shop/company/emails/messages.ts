import { defineMessages } from "@giftshop/messages";
import { overlays, words } from "./messages/words.ts";

/** The words of the emails of companies. */
export const companyMessages = defineMessages(words, overlays);
