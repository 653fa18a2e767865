import { errorCodes } from "@giftshop/validation";
import { judgeCaptcha } from "../../platform/captcha/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, overspend } from "../../platform/limit.ts";
import { type Count, countOf } from "../../platform/load/guard-count.ts";

/**
 * Wrong tries at cards in all storefronts together, more than customers mistype: beyond them each try
 * costs a script a captcha, from however many addresses.
 */
const wrongTries = {
  name: "balance-wrong",
  points: 100,
  seconds: 900,
  blockSeconds: 3_600,
  guards: true,
} satisfies Bucket;

const everybody = "all";

const failed = (error: unknown, code: number): boolean => error instanceof Failure && error.code === code;

/** In place of a token: one was used up for this try already. */
export const spent = Symbol("spent");

const solveCaptcha = async ({ services, storefront }: Scope, token: string): Promise<void> => {
  const purpose = { action: "common", storefront: storefront.code } as const;
  const captcha = await judgeCaptcha(services, token, purpose, "captchaToken");
  await captcha.spend(services.pool);
};

/** Looks for a card, unless the count is overspent (1003); `again`, after a captcha, it is no second try. */
type Look<Card> = (guard: Count | undefined, again: boolean) => Promise<Card>;

const solveFirst = async <Card>(scope: Scope, captchaToken: string | typeof spent | undefined, look: Look<Card>) => {
  if (captchaToken === spent) return look(undefined, false);
  try {
    return await look(countOf(wrongTries, everybody), false);
  } catch (error) {
    if (!failed(error, errorCodes.captchaFailed)) throw error;
    await solveCaptcha(scope, captchaToken ?? "");
    return look(undefined, true);
  }
};

/**
 * Looks at a card; behind too many wrong tries only with a solved captcha. Decided by the count that the
 * look begins with, so it tells nothing about the card; tries under way at once all get through.
 *
 * @throws 2100 where number and PIN do not match, 1003 without a captcha that is due
 */
export const behindSprayLimit = async <Card>(
  scope: Scope,
  captchaToken: string | typeof spent | undefined,
  look: Look<Card>,
): Promise<Card> => {
  try {
    return await solveFirst(scope, captchaToken, look);
  } catch (error) {
    if (failed(error, errorCodes.giftCardNotRecognised) && (await overspend(scope, wrongTries, everybody)))
      scope.log.warn({ limit: wrongTries.name }, "many wrong tries at cards, each needs a captcha for now");
    throw error;
  }
};
