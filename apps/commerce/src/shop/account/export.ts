import { personalOf } from "../../money/order/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { sessionsOf } from "../../platform/graphql/sessions.ts";
import { limit } from "../../platform/limit.ts";
import { addressesOf } from "./address-book.ts";
import { cardsOfAccount } from "./cards.ts";
import { accountOrders } from "./orders.ts";
import { accountPasskeys } from "./passkeys/add-passkey.ts";
import { requireAccount } from "./signed-in.ts";

/** How many orders are read at a time. */
const page = 48;
const exports = { name: "account-export", points: 10, seconds: 900 };

const allOrders = async (scope: Scope) => {
  const orders = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { orders: some } = await accountOrders({ paging: { itemsPerPage: page, pageNumber } }, scope);
    const personal = await personalOf(
      scope.services.pool,
      some.map(({ id }) => id),
    );
    for (const { all: _, replaced: __, forgotten: ___, ...order } of some)
      orders.push({ ...order, ...personal.get(order.id) });
    if (some.length < page) return orders;
  }
};

/** `exportAccount`: everything that is kept of who is signed in, as JSON. No password, no card number, no PIN. Throws 1002 and 2202. */
export const exportAccount = async (scope: Scope): Promise<string> => {
  const { pool, clock } = scope.services;
  const { passwordHash: _, sessionId: __, visitor: ___, version: ____, ...profile } = await requireAccount(scope);
  await limit(scope, exports, profile.id);
  const [addresses, cards, sessions, passkeys] = await Promise.all([
    addressesOf(pool, profile.id),
    cardsOfAccount(pool, profile),
    sessionsOf(pool, profile.id, clock.now()),
    accountPasskeys(scope),
  ]);
  const orders = await allOrders(scope);
  return JSON.stringify({ exportedAt: clock.now(), profile, addresses, orders, cards, sessions, passkeys }, null, 2);
};
