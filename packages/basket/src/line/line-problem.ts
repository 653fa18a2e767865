import type { ResultOf } from "@giftshop/graphql";
import { errorCodes } from "@giftshop/validation/error-codes";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import { problemKey } from "../basket-page/problem-key.ts";
import { problemText } from "../basket-page/problem-text.ts";
import type { LineFragment } from "./line.fragment.ts";

type Judged = Pick<ResultOf<typeof LineFragment>, "problem"> & { giftcard: { maxQty: number } };

/**
 * What keeps a line from being ordered as it stands, in words. What is
 * out of stock in that number only, needs no more than a smaller one.
 */
export const lineProblem = (
  context: Pick<BasketContext, "t" | "locale">,
  { problem, giftcard: { maxQty } }: Judged,
): string | undefined => {
  if (!problem) return undefined;
  const { code, limit } = problem;
  if (code === errorCodes.outOfStock && maxQty > 0) return context.t("problems.most", { count: String(maxQty) });
  return problemText(context, { key: problemKey(code), limit });
};
