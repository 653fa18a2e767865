import { errorCodes } from "@giftshop/validation";
import { judgeCaptcha } from "../../platform/captcha/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, isOverspent, overspend } from "../../platform/limit.ts";

/**
 * Wrong tries at cards in all storefronts together, more than customers mistype: beyond them each try
 * costs a script a captcha, from however many addresses.
 */
const wrongTries: Bucket = { name: "balance-wrong", points: 100, seconds: 900, blockSeconds: 3_600, guards: true };

const everybody = "all";

/** In place of a token: one was used up for this try already. */
export const spent = Symbol("spent");

const solveCaptcha = async ({ services, storefront }: Scope, token: string): Promise<void> => {
  const purpose = { action: "common", storefront: storefront.code } as const;
  const captcha = await judgeCaptcha(services, token, purpose, "captchaToken");
  await captcha.spend(services.pool);
};

/**
 * Looks at a card; behind too many wrong tries only with a solved captcha. Decided before the look, so it
 * tells nothing about the card; tries under way at once all get through.
 *
 * @throws 2100 where number and PIN do not match, 1003 without a captcha that is due
 */
export const behindSprayLimit = async <Card>(
  scope: Scope,
  captchaToken: string | typeof spent | undefined,
  look: () => Promise<Card>,
): Promise<Card> => {
  if (captchaToken !== spent && (await isOverspent(scope, wrongTries, everybody)))
    await solveCaptcha(scope, captchaToken ?? "");
  try {
    return await look();
  } catch (error) {
    const isWrong = error instanceof Failure && error.code === errorCodes.giftCardNotRecognised;
    if (isWrong && (await overspend(scope, wrongTries, everybody)))
      scope.log.warn({ limit: wrongTries.name }, "many wrong tries at cards, each needs a captcha for now");
    throw error;
  }
};
