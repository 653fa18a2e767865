import { randomUUID } from "node:crypto";
import { identifySchema, resetPasswordSchema } from "@giftshop/validation";
import { inTransaction, type PoolClient, violates } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { endSessions } from "../../../platform/graphql/sessions.ts";
import { findAccount, findByEmail, setPassword } from "../accounts-table.ts";
import { sendAccountEmail } from "../emails/emails.ts";
import { judgeInput, refuseCommon, spendCaptcha } from "../judge.ts";
import { limitEmails } from "../limits.ts";
import { accountOfLink, makeLink, makeLinkToNobody, takeLink } from "../links.ts";
import { hashPassword } from "../password/hash-password.ts";
import { emailKey } from "./email-key.ts";
import { verify } from "./verify-email.ts";

/** Promises the email with a link; of nobody's account the worker finds that there is nobody to write to. */
const promiseLink = async (client: PoolClient, known: { id: string } | undefined, scope: Scope): Promise<void> => {
  const account = known?.id ?? randomUUID();
  const { services } = scope;
  const link = known
    ? await makeLink(services, client, { account, purpose: "RESET" })
    : await makeLinkToNobody(services, client);
  await sendAccountEmail(scope, client, "resetPassword", { account, link });
};

/**
 * `forgotPassword`. Answers alike, after the same work, whether there is such an account
 * or not; only the mailbox learns. Throws 1002, 1003, 2201 and the errors of its fields.
 */
export const forgotPassword = async (input: unknown, scope: Scope): Promise<{ status: "EMAIL_SENT" }> => {
  const { services, storefront } = scope;
  if (await scope.session.find(services.pool)) throw new Failure("alreadyLoggedIn");
  const { email, captchaToken } = await judgeInput(identifySchema, input);
  await limitEmails(scope, email);
  await spendCaptcha(scope, captchaToken, "captchaToken");
  const known = await findByEmail.first(services.pool, storefront.legalEntity, emailKey(email));
  await inTransaction(services.pool, (client) => promiseLink(client, known, scope));
  return { status: "EMAIL_SENT" };
};

/**
 * `resetPassword`: sets a new one by the link of an email, which proves the mailbox
 * too, and signs out everywhere. Throws 1116, 2204 and the errors of its fields.
 */
export const resetPassword = async (input: unknown, scope: Scope): Promise<{ status: "PASSWORD_CHANGED" }> => {
  const { services, storefront } = scope;
  const { token, password } = await judgeInput(resetPasswordSchema, input, "input");
  const now = services.clock.now();
  const link = { token, purpose: "RESET", legalEntity: storefront.legalEntity, now } as const;
  const looked = await accountOfLink(services.pool, link);
  const account = looked && (await findAccount.first(services.pool, looked));
  if (!account) throw new Failure("linkInvalid", "input.token");
  refuseCommon(password, account.email, "input.password");
  const hash = await hashPassword(password);
  const change = inTransaction(services.pool, async (client) => {
    const taken = await takeLink(client, link);
    if (taken?.account !== account.id) throw new Failure("linkInvalid", "input.token");
    await setPassword.run(client, account.id, hash);
    await verify(client, account.id, now);
    await endSessions(client, account.id);
    await sendAccountEmail(scope, client, "passwordChanged", { account: account.id });
  });
  await change.catch((error: unknown) => {
    throw violates(error, "account_verified") ? new Failure("linkInvalid", "input.token") : error;
  });
  return { status: "PASSWORD_CHANGED" };
};
