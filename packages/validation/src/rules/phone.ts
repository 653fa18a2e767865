import { plainNumber } from "./digits.ts";
import type { Judgement } from "./rule.ts";

/** Keeps what may stand in a number; a leading 00 becomes +. */
export const normalisePhone = (text: string): string =>
  plainNumber(text)
    .replace(/^00/u, "+")
    .replace(/(?!^\+)[^\d]/gu, "");

/**
 * Digits of the calling code a number in international form begins
 * with (ITU-T E.164 assigned codes: no one is the start of another).
 */
const callingCodeLength = (digits: string): number => {
  if (/^[17]/u.test(digits)) return 1;
  return /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/u.test(digits) ? 2 : 3;
};

/**
 * Specification, section 5: an optional area code of three
 * digits in brackets, then 5 to 8 digits with optional dashes.
 */
const local = /^(?:\(\d{3}\)\s?)?\d(?:-?\d){4,7}$/u;

/** The specified bounds: 6 to 11 digits minus the length of the calling code. */
const withinBounds = (number: string): boolean => {
  const digits = number.slice(1);
  const code = callingCodeLength(digits);
  const rest = digits.length - code;
  return rest >= 6 - code && rest <= 11 - code && rest >= 4;
};

const allowed = /^\+?[\d\s().\-/\u00A0\u202F]+$/u;

/**
 * A phone number: within the specified bounds, or a real number of its country (decisions,
 * "Validation"). The library that knows all countries is loaded only for numbers that the bounds refuse.
 *
 * @param text international (`+33 6 12 34 56 78`) or national form
 * @param country ISO 3166-1 alpha-2 in which a national number is read
 */
export const judgePhone = async (text: string, country?: string): Promise<Judgement> => {
  const trimmed = plainNumber(text);
  if (trimmed === "") return "required";
  if (trimmed.length > 40 || !allowed.test(trimmed)) return "phone";
  const number = normalisePhone(trimmed);
  if (number.startsWith("+") ? withinBounds(number) : local.test(trimmed)) return undefined;
  const { isRealNumber } = await import("./phone-library.ts");
  return isRealNumber(number, country) ? undefined : "phone";
};
