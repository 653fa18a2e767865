import type { Translate } from "@giftshop/messages";
import type en from "../messages/en.json";

/** This package's words in one language, as a leaf gets them. */
export type AccountWords = typeof en;

export type AccountTranslate = Translate<AccountWords>;
