import { defineMessages } from "@giftshop/messages";
import { overlays, words } from "../messages/words.ts";

/** Words of this package; server side. */
export const giftMessages = defineMessages(words, overlays);
