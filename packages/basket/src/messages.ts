import type { DayWords } from "@giftshop/delivery-date/text";
import { withDayOverlays, withDayWords } from "@giftshop/delivery-date/words";
import { defineMessages } from "@giftshop/messages";
import type { LimitWords } from "@giftshop/messages/limit-text";
import { withLimitOverlays, withLimits } from "@giftshop/messages/limits";
import type en from "../messages/en.json";
import { overlays, words } from "../messages/words.ts";

/** Words of this package; server side, or handed to a leaf that renders in the browser. */
export const basketMessages = defineMessages(
  withDayWords(withLimits(words)),
  withDayOverlays(withLimitOverlays(overlays)),
);

/** The words of one language, as they are handed to the browser. */
export type BasketWords = typeof en & LimitWords & DayWords;
