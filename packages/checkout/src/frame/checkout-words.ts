import type { DayWords } from "@giftshop/delivery-date/text";
import type { LimitWords } from "@giftshop/messages/limit-text";
import type en from "../../messages/en.json";

/** This package's words in one language, as a leaf gets them. */
export type CheckoutWords = typeof en & LimitWords & DayWords;
