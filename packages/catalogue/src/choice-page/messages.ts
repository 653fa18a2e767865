import { defineMessages } from "@giftshop/messages";
import { overlays, words } from "./messages/words.ts";

/** Words of the choice card's page, for the server. */
export const choiceMessages = defineMessages(words, overlays);
