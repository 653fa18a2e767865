import { defineMessages } from "@giftshop/messages";
import { overlays, words } from "./messages/words.ts";

/** Words of the page of favourites, for the server and for what lives on the page. */
export const favouritesMessages = defineMessages(words, overlays);
