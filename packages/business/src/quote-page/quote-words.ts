import type { Translate } from "@giftshop/messages";
import type en from "../../messages/en.json";

/** This package's words in one language, as a leaf gets them. */
export type BusinessWords = typeof en;

export type BusinessTranslate = Translate<BusinessWords>;
