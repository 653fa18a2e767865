import { type BrandLimit, isLimitName, limitText } from "@giftshop/messages/limit-text";
import type { BasketContext } from "./basket-setting.ts";
import type { ProblemKey } from "./problem-key.ts";

/** Something that went wrong, as it is told. */
export interface BasketProblem {
  key: ProblemKey;
  /** What `appleLimit` is about, as commerce said it. */
  limit?: BrandLimit | null | undefined;
}

/** A problem in words, with what to do about it. */
export const problemText = (
  { t, locale }: Pick<BasketContext, "t" | "locale">,
  { key, limit }: BasketProblem,
): string => {
  if (isLimitName(key)) return `${limitText(t, key, locale, limit)} ${t(`advice.${key}`)}`;
  return t(`problems.${key}`);
};
