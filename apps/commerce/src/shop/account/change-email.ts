import { emailChangeSchema } from "@giftshop/validation";
import { claimOrders } from "../../money/order/index.ts";
import { inTransaction, violates } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { setEmail } from "./accounts-table.ts";
import { sendAccountEmail } from "./emails/emails.ts";
import { judgeInput } from "./judge.ts";
import { limitEmails } from "./limits.ts";
import { makeLink, takeLink } from "./links.ts";
import { provePassword } from "./signing-in/change-password.ts";
import { emailKey } from "./signing-in/email-key.ts";
import { requireAccount } from "./signing-in/signed-in.ts";

/**
 * `requestEmailChange`: an email with a link goes to the new address, whether somebody
 * has an account with it or not. Throws 1002, 2202, 2203 and the errors of its fields.
 */
export const requestEmailChange = async (input: unknown, scope: Scope): Promise<{ status: "EMAIL_SENT" }> => {
  const account = await requireAccount(scope);
  const { email, password } = await judgeInput(emailChangeSchema, input);
  await limitEmails(scope, email);
  await provePassword(scope, account, password, "password");
  const { services } = scope;
  await inTransaction(services.pool, async (client) => {
    const link = await makeLink(services, client, { account: account.id, purpose: "EMAIL_CHANGE", email });
    await sendAccountEmail(scope, client, "confirmNewEmail", { account: account.id, link, to: email });
  });
  return { status: "EMAIL_SENT" };
};

/** `confirmEmailChange`: the link from the new address; the old one is told. Throws 2202 and 2204. */
export const confirmEmailChange = async (token: string, scope: Scope): Promise<{ status: "EMAIL_CHANGED" }> => {
  const account = await requireAccount(scope);
  const { pool, clock } = scope.services;
  const now = clock.now();
  const { legalEntity } = scope.storefront;
  const change = inTransaction(pool, async (client) => {
    const link = await takeLink(client, { token, purpose: "EMAIL_CHANGE", legalEntity, now });
    if (link?.account !== account.id || link.email === null) throw new Failure("linkInvalid", "token");
    await sendAccountEmail(scope, client, "emailChanged", { account: account.id, to: account.email });
    await setEmail.run(client, account.id, link.email, emailKey(link.email), now);
    await claimOrders(client, { ...account, email: link.email });
  });
  // The address belongs to another account by now: the link says no more than that it is not good.
  await change.catch((error: unknown) => {
    throw violates(error, "account_verified") ? new Failure("linkInvalid", "token") : error;
  });
  return { status: "EMAIL_CHANGED" };
};
