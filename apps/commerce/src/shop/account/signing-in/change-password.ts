import { changePasswordSchema } from "@giftshop/validation";
import { inTransaction } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { endSessions } from "../../../platform/graphql/sessions.ts";
import { setPassword } from "../accounts-table.ts";
import { sendAccountEmail } from "../emails/emails.ts";
import { judgeInput, refuseCommon, spendCaptcha } from "../judge.ts";
import { limitPassword } from "../limits.ts";
import { hashPassword, verifyPassword } from "../password/hash-password.ts";
import { requireAccount } from "./signed-in.ts";

/** Throws 2203 unless the password is that of who is signed in, and 1002 after too many tries. */
export const provePassword = async (
  scope: Scope,
  account: { id: string; passwordHash: string },
  password: string,
  parameter: string,
): Promise<void> => {
  await limitPassword(scope, account.id);
  if (!(await verifyPassword(account.passwordHash, password))) throw new Failure("currentPasswordWrong", parameter);
};

/**
 * `changePassword`: signs out everywhere else, and gives this browser a new
 * session. Throws 1002, 1003, 1116, 2202, 2203 and the errors of its fields.
 */
export const changePassword = async (input: unknown, scope: Scope): Promise<{ status: "PASSWORD_CHANGED" }> => {
  const account = await requireAccount(scope);
  const { currentPassword, password, captchaToken } = await judgeInput(changePasswordSchema, input, "input");
  refuseCommon(password, account.email, "input.password");
  await spendCaptcha(scope, captchaToken, "input.captchaToken");
  await provePassword(scope, account, currentPassword, "input.currentPassword");
  const hash = await hashPassword(password);
  const handOut = await inTransaction(scope.services.pool, async (client) => {
    await setPassword.run(client, account.id, hash);
    await endSessions(client, account.id);
    await sendAccountEmail(scope, client, "passwordChanged", { account: account.id });
    return scope.session.begin(client, { account: account.id, visitor: account.visitor });
  });
  handOut();
  return { status: "PASSWORD_CHANGED" };
};
