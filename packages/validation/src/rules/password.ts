import type { Judgement } from "./rule.ts";
import { graphemes } from "./text.ts";

/** Characters of a password, as a person counts them (specification section 5, decisions "Validation"). */
export const passwordLimits = { min: 8, max: 128 } as const;

const alphabet = /^[\p{Script=Latin}\p{M}\p{Nd}\p{P}\p{S} ]+$/u;

/** Spelled in one way, so that a password typed on another keyboard is the same. */
export const normalisePassword = (text: string): string => text.normalize("NFC");

/** Latin letters, digits and symbols, 8 to 128 of them; no rule of composition. */
export const judgePassword = (text: string): Judgement => {
  if (text === "") return "required";
  if (text.length > passwordLimits.max * 16) return "tooLong";
  if (!alphabet.test(text)) return "characters";
  const length = graphemes(text);
  if (length > passwordLimits.max) return "tooLong";
  return length < passwordLimits.min ? "tooShort" : undefined;
};

/** The password typed a second time. */
export const judgePasswordConfirmation = (text: string, password: string): Judgement => {
  if (text === "") return "required";
  return normalisePassword(text) === normalisePassword(password) ? undefined : "passwordConfirmation";
};
