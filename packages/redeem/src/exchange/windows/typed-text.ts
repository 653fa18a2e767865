import { type ErrorName, isErrorName } from "@giftshop/validation/error-codes";
import { refusalText } from "../calls/refusal.ts";
import type { ExchangeTranslate } from "../exchange-words.ts";

/** Rules of a number or PIN that are judged before anybody is asked. */
const ofRules: readonly string[] = ["required", "tooShort", "tooLong", "characters", "unknown"];

/** The sentence beside number or PIN: a slip of the finger, or why commerce refused the card. */
export const typedText = (t: ExchangeTranslate, field: string, error: string): string => {
  if (ofRules.includes(error)) return t(field === "pin" ? "addCard.pinWrong" : "addCard.numberWrong");
  return refusalText(t, { name: isErrorName(error) ? (error satisfies ErrorName) : "unexpected", parameter: null });
};
