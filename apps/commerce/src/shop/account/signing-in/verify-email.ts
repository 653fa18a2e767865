import { claimOrders } from "../../../money/order/index.ts";
import { inTransaction, type PoolClient, violates } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { dropRivals, markVerified } from "../accounts-table.ts";
import { sendAccountEmail } from "../emails/emails.ts";
import { limitEmails } from "../limits.ts";
import { makeLink, takeLink } from "../links.ts";
import { emailKey } from "./email-key.ts";
import { requireAccount } from "./signed-in.ts";

/**
 * Notes that the owner of an account reads its mailbox; others who claimed the address lose their accounts.
 */
export const verify = async (client: PoolClient, account: string, now: Date): Promise<void> => {
  const verified = await markVerified.first(client, account, now);
  if (verified === undefined) throw new Failure("linkInvalid");
  const { email, legalEntity } = verified;
  await dropRivals.run(client, legalEntity, emailKey(email), account);
};

/** Uses a link up that verifies this account; answers whether it was good. */
export const verifyEmail = async (
  client: PoolClient,
  account: string,
  token: string,
  scope: Scope,
): Promise<boolean> => {
  const { services, storefront } = scope;
  const now = services.clock.now();
  const link = await takeLink(client, { token, purpose: "VERIFY", legalEntity: storefront.legalEntity, now });
  if (link?.account !== account) return false;
  await verify(client, account, now);
  return true;
};

/**
 * `sendVerification`: the link once more, to who is signed in
 * with an address that is not proven yet. Throws 1002 and 2202.
 */
export const sendVerification = async (scope: Scope): Promise<{ status: "EMAIL_SENT" | "VERIFIED" }> => {
  const { id, email, verified } = await requireAccount(scope);
  if (verified) return { status: "VERIFIED" };
  await limitEmails(scope, email);
  const { services } = scope;
  await inTransaction(services.pool, async (client) => {
    const link = await makeLink(services, client, { account: id, purpose: "VERIFY" });
    await sendAccountEmail(scope, client, "verifyEmail", { account: id, link });
  });
  return { status: "EMAIL_SENT" };
};

/** `verifyEmail` of who is signed in already. Throws 2202 and 2204. */
export const confirmEmail = async (token: string, scope: Scope): Promise<{ status: "VERIFIED" }> => {
  const account = await requireAccount(scope);
  try {
    await inTransaction(scope.services.pool, async (client) => {
      if (!(await verifyEmail(client, account.id, token, scope))) throw new Failure("linkInvalid", "token");
      await claimOrders(client, account);
    });
  } catch (error) {
    if (violates(error, "account_verified")) throw new Failure("linkInvalid", "token");
    throw error;
  }
  return { status: "VERIFIED" };
};
