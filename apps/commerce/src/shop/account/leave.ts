import { deleteAccountSchema } from "@giftshop/validation";
import { leaveOrders } from "../../money/order/index.ts";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { endSessions, releaseVisitor } from "../../platform/graphql/sessions.ts";
import { type AccountRecord, removeAccount } from "./accounts-table.ts";
import { sendAccountEmail } from "./emails/emails.ts";
import { judgeInput } from "./judge.ts";
import { provePassword } from "./signing-in/change-password.ts";
import { requireAccount } from "./signing-in/signed-in.ts";

/** From where an account is deleted: what it is told of that is in the words of a storefront. */
type From = Pick<Scope, "services" | "storefront" | "language">;

/**
 * Deletes an account in the caller's transaction: what is personal goes
 * at once, its owner is told, and its orders are of nobody's account.
 */
export const removePerson = async (
  from: From,
  client: PoolClient,
  account: Pick<AccountRecord, "id" | "email" | "firstName" | "visitor">,
): Promise<void> => {
  await sendAccountEmail(from, client, "accountDeleted", {
    account: account.id,
    to: account.email,
    name: account.firstName,
  });
  await endSessions(client, account.id);
  await removeAccount.run(client, account.id);
  await leaveOrders(client, account.visitor, from.services.clock.now());
  await releaseVisitor(client, account.visitor);
};

/**
 * `deleteAccount`: what is personal goes at once; orders stay as tax law demands, of nobody's account,
 * and without names once nothing of them may have to be sent again. Throws 1002, 2202 and 2203.
 */
export const deleteAccount = async (input: unknown, scope: Scope): Promise<{ status: "DELETED" }> => {
  const account = await requireAccount(scope);
  const { password } = await judgeInput(deleteAccountSchema, input);
  await provePassword(scope, account, password, "password");
  await inTransaction(scope.services.pool, (client) => removePerson(scope, client, account));
  await scope.session.end(scope.services.pool);
  return { status: "DELETED" };
};
