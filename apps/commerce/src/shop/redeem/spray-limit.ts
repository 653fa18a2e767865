import { errorCodes } from "@giftshop/validation";
import { judgeCaptcha } from "../../platform/captcha/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, isOverspent, overspend } from "../../platform/limit.ts";

/**
 * Wrong tries at cards in the whole shop, whoever makes them. Customers of all
 * storefronts together mistype fewer; a script that walks through many cards, from
 * however many addresses, has a captcha's work to do for each try that goes beyond.
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
 * Looks at a card, which throws 2100 where number and PIN do not match; throws 1003 instead
 * while many wrong tries come in and this one brings no captcha that was solved for it. That is
 * decided before the look, by tries that are over: whether it is asked for says nothing about
 * the card, and the try that goes one too far is answered like each before it. Tries that are
 * under way at the same time all get through: as many as commerce answers at once, no more.
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
