import { defineMessages } from "@giftshop/messages";
import { overlays, words } from "./messages/words.ts";

/** What is said of blank cards that are activated; server side, or handed to a leaf. */
export const activationMessages = defineMessages(words, overlays);
