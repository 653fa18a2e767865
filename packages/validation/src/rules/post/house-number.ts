import { asciiDigits } from "../digits.ts";
import type { Judgement } from "../rule.ts";
import { addressShape } from "./address-shape.ts";

/** What is sent for an address that has no number. */
export const noHouseNumber = "-";

/** A positive number (letters go into the suffix), or none where the country has such addresses. */
export const judgeHouseNumber = (text: string, country: string): Judgement => {
  const trimmed = asciiDigits(text).trim();
  const { houseNumberOptional } = addressShape(country);
  if (trimmed === "") return houseNumberOptional ? undefined : "required";
  if (trimmed === noHouseNumber) return houseNumberOptional ? undefined : "houseNumber";
  return /^[1-9]\d{0,5}$/u.test(trimmed) ? undefined : "houseNumber";
};
