import { loginSchema } from "@giftshop/validation";
import { inTransaction, type PoolClient, violates } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { type Credentials, findAccount, findByEmail } from "../accounts-table.ts";
import { judgeInput, spendCaptcha } from "../judge.ts";
import { limitLogin } from "../limits.ts";
import { accountOfLink } from "../links.ts";
import { verifyPassword } from "../password/hash-password.ts";
import { beginSession } from "./begin-session.ts";
import { emailKey } from "./email-key.ts";
import { verifyEmail } from "./verify-email.ts";

interface LoginInput {
  email: string;
  password: string;
  captchaToken: string;
  /** Token of the link that verifies an address: signing in with it verifies it. */
  verificationToken?: string | null | undefined;
}

/** Whose password is asked for: the account of the link, where one came along, else that of the email. */
const findCandidate = async (
  scope: Scope,
  email: string,
  verificationToken: string | null | undefined,
): Promise<Credentials | undefined> => {
  const { services, storefront } = scope;
  const { legalEntity } = storefront;
  const key = emailKey(email);
  const linked =
    verificationToken &&
    (await accountOfLink(services.pool, {
      token: verificationToken,
      purpose: "VERIFY",
      legalEntity,
      now: services.clock.now(),
    }));
  const ofLink = linked ? await findAccount.first(services.pool, linked) : undefined;
  if (ofLink && emailKey(ofLink.email) === key) return ofLink;
  return findByEmail.first(services.pool, legalEntity, key);
};

const signIn = async (client: PoolClient, account: Credentials, scope: Scope, token: string | null | undefined) => {
  const verified = account.verified || (token ? await verifyEmail(client, account.id, token, scope) : false);
  return beginSession(client, { ...account, verified }, scope);
};

/**
 * `userLogin`: one answer, 2200, for an unknown email and a wrong password, in the same time. Throws 1002,
 * 1003, 2200, 2201 and the errors of its fields.
 */
export const userLogin = async (input: LoginInput, scope: Scope): Promise<{ status: "LOGGED_IN" }> => {
  const { services } = scope;
  if (await scope.session.find(services.pool)) throw new Failure("alreadyLoggedIn");
  const { email, password, captchaToken, verificationToken } = await judgeInput(loginSchema, input);
  await limitLogin(scope, email);
  await spendCaptcha(scope, captchaToken, "captchaToken");
  const account = await findCandidate(scope, email, verificationToken);
  const same = await verifyPassword(account?.passwordHash, password);
  if (account === undefined || !same) throw new Failure("loginFailed");
  const work = (client: PoolClient) => signIn(client, account, scope, verificationToken);
  // Another account of this email was verified at the same moment.
  const handOut = await inTransaction(services.pool, work).catch((error: unknown) => {
    throw violates(error, "account_verified") ? new Failure("loginFailed") : error;
  });
  handOut();
  return { status: "LOGGED_IN" };
};

/** `userLogout`: signing out twice is no error. */
export const userLogout = async (scope: Scope): Promise<{ status: "LOGGED_OUT" }> => {
  await scope.session.end(scope.services.pool);
  return { status: "LOGGED_OUT" };
};
