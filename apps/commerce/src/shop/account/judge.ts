import { validate } from "@giftshop/validation";
import { type JudgedCaptcha, judgeCaptcha } from "../../platform/captcha/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { isCommonPassword } from "./password/common-passwords.ts";

type Schema = Parameters<typeof validate>[0];

/** The normalised value of an input, or a Failure with everything that is wrong with it. */
export const judgeInput = async <S extends Schema>(schema: S, value: unknown, prefix?: string) => {
  const judged = await validate<S>(schema, value, prefix === undefined ? {} : { prefix });
  if (!judged.ok) throw new Failure(judged.errors.map(({ code, path }) => ({ code, parameter: path })));
  return judged.value;
};

/** Throws 1003 unless the work of a challenge for `common` was done; it is good once. */
export const spendCaptcha = async (scope: Scope, token: string, parameter: string): Promise<void> => {
  const { services, storefront } = scope;
  const purpose = { action: "common", storefront: storefront.code } as const;
  const captcha: JudgedCaptcha = await judgeCaptcha(services, token, purpose, parameter);
  await captcha.spend(services.pool);
};

/** Throws 1116 for a password that is guessed first. */
export const refuseCommon = (password: string, email: string, parameter: string): void => {
  if (isCommonPassword(password, email)) throw new Failure("passwordCommon", parameter);
};

/** Whether a text is the id of a row: strictly decimal, and a number that a browser can hold. */
export const isRowId = (text: string): boolean => /^[1-9]\d{0,14}$/u.test(text);
