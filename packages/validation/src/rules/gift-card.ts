import { asciiDigits } from "./digits.ts";
import type { Judgement } from "./rule.ts";

/** First digits of every gift card of a brand group; commerce makes numbers with them. */
export const giftCardPrefixes = { CB: "6371", CK: "6372", GCS: "6373" } as const;

const prefixes: readonly string[] = Object.values(giftCardPrefixes);

/**
 * Drops what people and documents put between digits: spaces of every kind, dashes,
 * dots, marks that are not seen; full-width and Arabic digits become ASCII.
 */
export const normaliseDigits = (text: string): string =>
  asciiDigits(text.normalize("NFKC")).replace(/[\s\p{Pd}\p{Cf}.]/gu, "");

/** The digit that makes a number pass the Luhn check (ISO/IEC 7812-1, annex B) when it is appended. */
export const luhnDigit = (digits: string): string => {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.at(-1 - index));
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return String((10 - (sum % 10)) % 10);
};

const judgeDigits = (digits: string, length: number): Judgement => {
  if (digits === "") return "required";
  if (!/^\d+$/u.test(digits)) return "characters";
  if (digits.length < length) return "tooShort";
  return digits.length > length ? "tooLong" : undefined;
};

/**
 * A gift card number: exactly 19 digits with a known prefix (specification, section 5), the last one Luhn's.
 * It only spares a slip of the finger the way to commerce; whether the card exists is commerce's to say.
 */
export const judgeCardNumber = (text: string): Judgement => {
  const digits = normaliseDigits(text);
  const judged = judgeDigits(digits, 19);
  if (judged) return judged;
  const known = prefixes.some((prefix) => digits.startsWith(prefix));
  return known && luhnDigit(digits.slice(0, -1)) === digits.at(-1) ? undefined : "giftCardNotRecognised";
};

/** Six digits; zeros may lead. */
export const judgePin = (text: string): Judgement => judgeDigits(normaliseDigits(text), 6);

/**
 * Number and PIN out of one pasted text ("6371 0000 … 42
 * PIN: 004211"), or `undefined` when it does not hold both.
 */
export const readCardNumberAndPin = (text: string): { cardNumber: string; pin: string } | undefined => {
  const digits = normaliseDigits(text).replace(/\D/gu, "");
  return digits.length === 25 ? { cardNumber: digits.slice(0, 19), pin: digits.slice(19) } : undefined;
};
