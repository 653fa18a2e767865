import type { FragmentType } from "@giftshop/graphql";
import { errorCodes } from "@giftshop/validation/error-codes";
import type { BalanceResultFragment } from "./balance-result.fragment.ts";

/** Why there is no balance to show. */
export type BalanceFailure = "notRecognised" | "locked" | "tooManyRequests" | "unavailable";

export type BalanceAnswer =
  | { kind: "card"; card: FragmentType<typeof BalanceResultFragment> }
  | { kind: "failure"; failure: BalanceFailure };

/** What commerce answered, as the page tells it apart. Any refusal of what was typed is one and the same. */
export const failureOf = (codes: readonly number[]): BalanceFailure => {
  if (codes.includes(errorCodes.giftCardLocked)) return "locked";
  if (codes.includes(errorCodes.tooManyRequests)) return "tooManyRequests";
  const typed = (code: number) => code === errorCodes.giftCardNotRecognised || (code >= 1100 && code < 1200);
  return codes.some(typed) ? "notRecognised" : "unavailable";
};

/** Asks commerce, which is fetched on first need; no answer is a failure like any other. */
export async function checkBalance(cardNumber: string, pin: string): Promise<BalanceAnswer> {
  try {
    const [{ request }, { GiftCardBalance }] = await Promise.all([
      import("@giftshop/graphql/browser"),
      import("./gift-card-balance.mutation.ts"),
    ]);
    const { giftCardBalance } = await request(GiftCardBalance, { cardNumber, pin });
    if (giftCardBalance.data) return { kind: "card", card: giftCardBalance.data };
    return { kind: "failure", failure: failureOf(giftCardBalance.errors.map(({ code }) => code)) };
  } catch {
    return { kind: "failure", failure: "unavailable" };
  }
}
