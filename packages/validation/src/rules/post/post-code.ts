import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";
import { asciiDigits } from "../digits.ts";
import type { Judgement } from "../rule.ts";
import { addressShape } from "./address-shape.ts";
import { postCodePatterns, withSeparators } from "./post-code-patterns.ts";

/** Upper case, no double spaces, separated as the country's post does ("1234ab" → "1234 AB"). */
export const normalisePostCode = (text: string, country: string): string => {
  const plain = asciiDigits(text.normalize("NFKC")).trim().toUpperCase().replace(/\s+/gu, " ");
  const separated = withSeparators(plain, country);
  return matches(separated, country) ? separated : plain;
};

const matches = (code: string, country: string): boolean => {
  const pattern = postCodePatterns[country];
  if (pattern) return pattern.test(code);
  return postcodeValidatorExistsForCountry(country)
    ? postcodeValidator(code, country)
    : /^[\dA-Z -]{2,12}$/u.test(code);
};

/**
 * A postal code of a country (specification, section 5; the library's pattern where it
 * lists none). A country without postal codes, such as AE, refuses none and asks for none.
 */
export const judgePostCode = (text: string, country: string): Judgement => {
  if (!addressShape(country).postCode) return undefined;
  if (text.trim() === "") return "required";
  return matches(normalisePostCode(text, country), country) ? undefined : "postCode";
};
