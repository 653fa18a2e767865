import { judgeText, normaliseText } from "@giftshop/validation/rules";
import { Failure } from "../../platform/failure.ts";
import { typedKey } from "./keys.ts";

/** Longest text, in graphemes, that addresses are looked up by. */
const longest = 100;

/**
 * What a visitor typed, as places are found by it. Throws what is wrong with the text, such as 1101 or 1103.
 */
export const readTyped = (query: string): { place: string; street: string } => {
  const judged = judgeText(query, { max: longest });
  if (judged) throw new Failure(judged, "query");
  return typedKey(normaliseText(query));
};
