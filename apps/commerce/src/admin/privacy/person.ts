import { createHash } from "node:crypto";
import { getStorefront } from "@giftshop/storefront-config";
import { leaveOrdersById, type OrderOfPerson, ordersOfPerson, personalOf } from "../../money/order/index.ts";
import { inTransaction, type Queryable } from "../../platform/database/index.ts";
import { type AccountRecord, accountsOfEmail } from "../../shop/account/accounts-table.ts";
import { personalOfAccount } from "../../shop/account/export.ts";
import { removePerson } from "../../shop/account/leave.ts";
import { emailKey } from "../../shop/account/signing-in/email-key.ts";
import { audit, isShown, type StaffScope, storefrontsOf } from "../staff/api/scope.ts";
import { Refused } from "../staff/refused.ts";

/** Everything that is found by an address, in the storefronts of who asks. Personal: never logged. */
export interface Person {
  accounts: readonly AccountRecord[];
  orders: readonly OrderOfPerson[];
}

/** By which the audit knows a person: whoever knows the address finds it, and it says nothing else. */
export const personName = (email: string): string =>
  `person ${createHash("sha256").update(emailKey(email)).digest("hex").slice(0, 16)}`;

/** Accounts and orders of an address, also of a guest. */
export const findPerson = async (db: Queryable, email: string, scope: StaffScope): Promise<Person> => {
  const accounts = (await accountsOfEmail(db, email)).filter(({ storefront }) => isShown(scope, storefront));
  return { accounts, orders: await ordersOfPerson(db, email, storefrontsOf(scope)) };
};

const someOf = async (db: Queryable, email: string, scope: StaffScope): Promise<Person> => {
  const person = await findPerson(db, email, scope);
  if (person.accounts.length === 0 && person.orders.length === 0) throw new Refused("NOT_FOUND", "email");
  return person;
};

/** All that is kept of a person, as JSON, as their own export says it. Noted. Throws NOT_FOUND. */
export const exportPerson = (email: string, why: string, scope: StaffScope): Promise<string> =>
  inTransaction(scope.services.pool, async (client) => {
    const { accounts, orders } = await someOf(client, email, scope);
    const personal = await personalOf(
      client,
      orders.map(({ id }) => id),
    );
    const exported = [];
    for (const account of accounts) exported.push(await personalOfAccount(scope.services, account));
    const after = { accounts: accounts.length, orders: orders.length };
    await audit(scope, client, { subject: personName(email), after, why });
    const own = orders.map(({ left: _, ...order }) => ({ ...order, ...personal.get(order.id) }));
    return JSON.stringify({ exportedAt: scope.services.clock.now(), accounts: exported, orders: own }, null, 2);
  });

/**
 * Forgets a person on request: accounts as their owners delete them, and orders of a guest the same way.
 * What tax law needs stays, without names once nothing of it may have to be sent again. Throws NOT_FOUND.
 */
export const forgetPerson = (email: string, why: string, scope: StaffScope): Promise<void> =>
  inTransaction(scope.services.pool, async (client) => {
    const { services } = scope;
    const { accounts, orders } = await someOf(client, email, scope);
    for (const account of accounts) {
      const { storefront, language } = account;
      await removePerson({ services, storefront: getStorefront(storefront), language }, client, account);
    }
    const ids = orders.map(({ id }) => id);
    const left = await leaveOrdersById(client, ids, services.clock.now());
    const after = { accounts: accounts.length, orders: orders.length, left };
    await audit(scope, client, { subject: personName(email), after, why });
  });
