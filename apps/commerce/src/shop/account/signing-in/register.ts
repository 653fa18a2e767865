import { randomUUID } from "node:crypto";
import { registerSchema } from "@giftshop/validation";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { makeAccountVisitor } from "../../../platform/graphql/sessions.ts";
import { type Credentials, findByEmail, insertAccount } from "../accounts-table.ts";
import { sendAccountEmail } from "../emails/emails.ts";
import { judgeInput, refuseCommon, spendCaptcha } from "../judge.ts";
import { limitEmails } from "../limits.ts";
import { makeLink } from "../links.ts";
import { hashPassword } from "../password/hash-password.ts";
import { emailKey } from "./email-key.ts";

/** What an account begins with. */
export interface NewAccount {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  subscribed: boolean;
}

const nobody = { email: "", firstName: "", lastName: "", subscribed: false } as const;

/**
 * Makes an unproven account and its email. If the email has an account, its owner is told and as much work
 * done, so that time tells nothing.
 */
export const createAccount = async (
  client: PoolClient,
  made: NewAccount,
  owner: { id: string } | undefined,
  scope: Scope,
): Promise<Credentials> => {
  const { storefront, language, services } = scope;
  const { passwordHash } = made;
  const id = randomUUID();
  const { email, firstName, lastName, subscribed } = owner ? nobody : made;
  const now = services.clock.now();
  const visitor = await makeAccountVisitor(client);
  const key = owner ? id : emailKey(email);
  const { legalEntity, code } = storefront;
  await insertAccount.run(
    client,
    id,
    legalEntity,
    email,
    key,
    passwordHash,
    visitor,
    code,
    language,
    firstName,
    lastName,
    subscribed,
    now,
  );
  const link = await makeLink(services, client, { account: id, purpose: "VERIFY" });
  if (owner) await sendAccountEmail(scope, client, "accountExists", { account: owner.id });
  else await sendAccountEmail(scope, client, "verifyEmail", { account: id, link });
  return { id, email, passwordHash, verified: false, visitor };
};

/**
 * `register`: the answer and its time are the same for an email that has an account, whose owner is told by
 * email. Throws 1002, 1003, 1116, 2201 and the errors of its fields.
 */
export const register = async (input: unknown, scope: Scope): Promise<{ status: "EMAIL_SENT" }> => {
  const { services, storefront } = scope;
  if (await scope.session.find(services.pool)) throw new Failure("alreadyLoggedIn");
  const { captchaToken, email, password, firstName, lastName, subscribed } = await judgeInput(
    registerSchema,
    input,
    "input",
  );
  refuseCommon(password, email, "input.password");
  await limitEmails(scope, email);
  await spendCaptcha(scope, captchaToken, "input.captchaToken");
  const passwordHash = await hashPassword(password);
  const known = await findByEmail.first(services.pool, storefront.legalEntity, emailKey(email));
  await inTransaction(services.pool, async (client) => {
    const owner = known?.verified ? known : undefined;
    await createAccount(client, { email, passwordHash, firstName, lastName, subscribed }, owner, scope);
  });
  return { status: "EMAIL_SENT" };
};
