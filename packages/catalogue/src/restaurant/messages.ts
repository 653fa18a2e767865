import { defineMessages } from "@giftshop/messages";
import { overlays, words } from "./messages/words.ts";

/** Words about eating out, for the server. */
export const restaurantMessages = defineMessages(words, overlays);
