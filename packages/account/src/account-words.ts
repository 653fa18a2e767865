import type { DayWords } from "@giftshop/delivery-date/text";
import type { Translate } from "@giftshop/messages";
import type en from "../messages/en.json";

/** This package's words in one language, as a leaf gets them. */
export type AccountWords = typeof en & DayWords;

export type AccountTranslate = Translate<AccountWords>;
