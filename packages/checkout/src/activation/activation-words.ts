import type { Translate } from "@giftshop/messages";
import type en from "./messages/en.json";

/** The words of an activation in one language, as a leaf gets them. */
export type ActivationWords = typeof en;

export type ActivationTranslate = Translate<ActivationWords>;
