import { identifySchema } from "@giftshop/validation";
import type { Scope } from "../../../platform/graphql/context.ts";
import { findByEmail } from "../accounts-table.ts";
import { judgeInput, spendCaptcha } from "../judge.ts";
import { limitLookups } from "../limits.ts";
import { emailKey } from "./email-key.ts";

/**
 * `checkUserExist`: whether a verified account has this email. One look-up either way,
 * so that its time says nothing more. Throws 1002, 1003 and the errors of its fields.
 */
export const checkUserExist = async (input: unknown, scope: Scope): Promise<{ status: "KNOWN" | "UNKNOWN" }> => {
  const { email, captchaToken } = await judgeInput(identifySchema, input);
  await limitLookups(scope);
  await spendCaptcha(scope, captchaToken, "captchaToken");
  const found = await findByEmail.first(scope.services.pool, scope.storefront.legalEntity, emailKey(email));
  return { status: found?.verified ? "KNOWN" : "UNKNOWN" };
};
