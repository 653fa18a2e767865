import { normaliseDigits } from "./gift-card.ts";
import type { Judgement } from "./rule.ts";

/** A Blik code: six digits. */
export const judgeBlikCode = (text: string): Judgement => {
  const digits = normaliseDigits(text);
  if (digits === "") return "required";
  if (!/^\d+$/u.test(digits)) return "characters";
  if (digits.length < 6) return "tooShort";
  return digits.length > 6 ? "tooLong" : undefined;
};
