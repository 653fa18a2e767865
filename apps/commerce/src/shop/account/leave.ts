import { deleteAccountSchema } from "@giftshop/validation";
import { inTransaction } from "../../platform/database/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { endSessions, releaseVisitor, sessionsOf } from "../../platform/graphql/sessions.ts";
import { removeAccount } from "./accounts-table.ts";
import { addressesOf } from "./address-book.ts";
import { cardsOfAccount } from "./cards.ts";
import { provePassword } from "./change-password.ts";
import { sendAccountEmail } from "./emails/emails.ts";
import { judgeInput } from "./judge.ts";
import { accountOrders } from "./orders.ts";
import { requireAccount } from "./signed-in.ts";

/** How many orders are read at a time. */
const page = 48;

const allOrders = async (scope: Scope) => {
  const orders = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { orders: some } = await accountOrders({ itemsPerPage: page, pageNumber }, scope);
    orders.push(...some);
    if (some.length < page) return orders;
  }
};

/** `exportAccount`: everything that is kept of who is signed in, as JSON. No password, no card number, no PIN. Throws 2202. */
export const exportAccount = async (scope: Scope): Promise<string> => {
  const { pool, clock } = scope.services;
  const { passwordHash: _, sessionId: __, visitor: ___, version: ____, ...profile } = await requireAccount(scope);
  const [addresses, cards, sessions] = await Promise.all([
    addressesOf(pool, profile.id),
    cardsOfAccount(pool, profile),
    sessionsOf(pool, profile.id, clock.now()),
  ]);
  const orders = (await allOrders(scope)).map(({ all: _, replaced: __, forgotten: ___, ...order }) => order);
  return JSON.stringify({ exportedAt: clock.now(), profile, addresses, orders, cards, sessions }, null, 2);
};

/**
 * `deleteAccount`: what is personal goes at once; orders stay as tax law demands, of nobody's account. Throws 1002, 2202 and 2203.
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
    await releaseVisitor(client, account.visitor);
  });
  await scope.session.end(scope.services.pool);
  return { status: "DELETED" };
};
