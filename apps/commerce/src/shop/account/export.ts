import { personalOf } from "../../money/order/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { sessionsOf } from "../../platform/graphql/sessions.ts";
import { limit } from "../../platform/limit.ts";
import type { Services } from "../../platform/services.ts";
import type { AccountRecord } from "./accounts-table.ts";
import { addressesOf } from "./address-book.ts";
import { cardsOfAccount } from "./cards.ts";
import { namedFavourites } from "./favourites/named-favourites.ts";
import { accountOrders } from "./orders/orders.ts";
import { passkeysOfAccount } from "./passkeys/add-passkey.ts";
import { requireAccount } from "./signing-in/signed-in.ts";

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

/** What is kept of the owner of an account, without orders. No password, no card number, no PIN. */
export const personalOfAccount = async (
  { pool, clock }: Pick<Services, "pool" | "clock">,
  { passwordHash: _, visitor: __, version: ___, ...profile }: AccountRecord,
) => {
  const [addresses, cards, favourites, sessions, passkeys] = await Promise.all([
    addressesOf(pool, profile.id),
    cardsOfAccount(pool, profile),
    namedFavourites(pool, profile.id),
    sessionsOf(pool, profile.id, clock.now()),
    passkeysOfAccount(pool, profile.id),
  ]);
  return { profile, addresses, cards, favourites, sessions, passkeys };
};

/**
 * `exportAccount`: everything that is kept of who is signed in, as
 * JSON. No password, no card number, no PIN. Throws 1002 and 2202.
 */
export const exportAccount = async (scope: Scope): Promise<string> => {
  const { sessionId: _, seenAt: __, account: ___, ...account } = await requireAccount(scope);
  await limit(scope, exports, account.id);
  const { profile, addresses, ...rest } = await personalOfAccount(scope.services, account);
  const orders = await allOrders(scope);
  const exportedAt = scope.services.clock.now();
  return JSON.stringify({ exportedAt, profile, addresses, orders, ...rest }, null, 2);
};
