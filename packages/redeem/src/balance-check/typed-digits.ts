import { normaliseDigits, readCardNumberAndPin } from "@giftshop/validation/rules";

/** Number and PIN as the fields show them. */
export interface Typed {
  cardNumber: string;
  pin: string;
}

const grouped = (digits: string): string => digits.replace(/(\d{4})(?=\d)/gu, "$1 ");

/** A card number as it is printed, in fours; what is not a digit stays, for the rule to name. */
export const showCardNumber = (text: string): string => {
  const digits = normaliseDigits(text);
  return /^\d*$/u.test(digits) ? grouped(digits) : text;
};

/** What the fields hold after a paste into one of them: number and PIN together fill both. */
export const afterPaste = (pasted: string, typed: Typed, into: keyof Typed): Typed | undefined => {
  const both = readCardNumberAndPin(pasted);
  if (both) return { cardNumber: showCardNumber(both.cardNumber), pin: both.pin };
  const digits = normaliseDigits(pasted);
  if (into === "pin" && /^\d{19}$/u.test(digits)) return { ...typed, cardNumber: showCardNumber(digits) };
  return undefined;
};
