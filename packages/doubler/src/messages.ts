import { defineMessages } from "@giftshop/messages";
import { overlays, words } from "../messages/words.ts";

/** Words of this package; server side, or handed to a leaf that renders in the browser. */
export const doublerMessages = defineMessages(words, overlays);
