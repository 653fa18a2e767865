import type { FragmentType } from "@giftshop/graphql";
import { errorCodes } from "@giftshop/validation/error-codes";
import type { BalanceResultFragment } from "./balance-result.fragment.ts";

/** Why there is no balance to show. */
export type BalanceFailure =
  | "notRecognised"
  | "locked"
  | "blocked"
  | "notActivated"
  | "tooManyRequests"
  | "captcha"
  | "unavailable";

export type BalanceAnswer =
  | { kind: "card"; card: FragmentType<typeof BalanceResultFragment> }
  | { kind: "failure"; failure: BalanceFailure };

interface ServerError {
  code: number;
  referencedRequestParameter: string | null;
}

const asksForCaptcha = ({ code, referencedRequestParameter }: ServerError): boolean =>
  code === errorCodes.captchaFailed && referencedRequestParameter === "captchaToken";

/** What commerce answered, as the page tells it apart. Any refusal of what was typed is one and the same. */
export const failureOf = (codes: readonly number[]): BalanceFailure => {
  if (codes.includes(errorCodes.giftCardLocked)) return "locked";
  if (codes.includes(errorCodes.giftCardBlocked)) return "blocked";
  if (codes.includes(errorCodes.cardNotActivated)) return "notActivated";
  if (codes.includes(errorCodes.tooManyRequests)) return "tooManyRequests";
  if (codes.includes(errorCodes.captchaFailed)) return "captcha";
  const typed = (code: number) => code === errorCodes.giftCardNotRecognised || (code >= 1100 && code < 1200);
  return codes.some(typed) ? "notRecognised" : "unavailable";
};

/** Work for this browser, fetched on the rare need: a token that is good once. */
const solveCaptcha = async (): Promise<string> => {
  const { createCaptcha } = await import("@giftshop/graphql/captcha");
  return createCaptcha().take();
};

/**
 * Asks commerce, fetched on first need; no answer is a failure like any other. While many wrong tries come
 * in, a captcha is solved and the card asked for again without a word.
 */
export const checkBalance = async (cardNumber: string, pin: string): Promise<BalanceAnswer> => {
  try {
    const [{ request }, { GiftCardBalance }] = await Promise.all([
      import("@giftshop/graphql/browser"),
      import("./gift-card-balance.mutation.ts"),
    ]);
    const ask = async (captchaToken?: string) =>
      (await request(GiftCardBalance, { cardNumber, pin, captchaToken })).giftCardBalance;
    const first = await ask();
    const giftCardBalance = first.errors.some(asksForCaptcha) ? await ask(await solveCaptcha()) : first;
    if (giftCardBalance.data) return { kind: "card", card: giftCardBalance.data };
    return { kind: "failure", failure: failureOf(giftCardBalance.errors.map(({ code }) => code)) };
  } catch {
    return { kind: "failure", failure: "unavailable" };
  }
};
