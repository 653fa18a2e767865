import { asciiDigits } from "./digits.ts";
import type { Judgement } from "./rule.ts";

/**
 * Printable ASCII for references and codes, 1 to `max` characters with a
 * non-space (specification, section 5: "Text ASCII only", "Short text").
 */
export const judgeMachineText = (text: string, max: number): Judgement => {
  if (text === "") return "required";
  if (text.trim() === "") return "blank";
  if (!/^[\x20-\x7E]+$/u.test(asciiDigits(text))) return "characters";
  return text.trim().length > max ? "tooLong" : undefined;
};
