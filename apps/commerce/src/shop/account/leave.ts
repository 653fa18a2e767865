import { deleteAccountSchema } from "@giftshop/validation";
import { leaveOrders } from "../../money/order/index.ts";
import { inTransaction } from "../../platform/database/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { endSessions, releaseVisitor } from "../../platform/graphql/sessions.ts";
import { removeAccount } from "./accounts-table.ts";
import { provePassword } from "./change-password.ts";
import { sendAccountEmail } from "./emails/emails.ts";
import { judgeInput } from "./judge.ts";
import { requireAccount } from "./signed-in.ts";

/**
 * `deleteAccount`: what is personal goes at once; orders stay as tax law demands, of nobody's account, and without names once nothing of them may
 * have to be sent again. Throws 1002, 2202 and 2203.
 */
export const deleteAccount = async (input: unknown, scope: Scope): Promise<{ status: "DELETED" }> => {
  const account = await requireAccount(scope);
  const { password } = await judgeInput(deleteAccountSchema, input);
  await provePassword(scope, account, password, "password");
  await inTransaction(scope.services.pool, async (client) => {
    await sendAccountEmail(scope, client, "accountDeleted", {
      account: account.id,
      to: account.email,
      name: account.firstName,
    });
    await endSessions(client, account.id);
    await removeAccount.run(client, account.id);
    await leaveOrders(client, account.visitor, scope.services.clock.now());
    await releaseVisitor(client, account.visitor);
  });
  await scope.session.end(scope.services.pool);
  return { status: "DELETED" };
};
