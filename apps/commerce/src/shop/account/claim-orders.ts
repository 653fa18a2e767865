import { ordersByEmail } from "../../money/order/index.ts";
import { type PoolClient, prepared, type Queryable } from "../../platform/database/index.ts";

const claim = prepared<Record<never, never>, [readonly string[], string]>(
  "account-claim",
  "insert into account_order (order_id, account) select unnest($1::uuid[]), $2 on conflict do nothing",
);
const claimed = prepared<{ id: string }, [string]>(
  "account-claimed",
  `select order_id as id from account_order where account = $1`,
);

const given = prepared<Record<never, never>, [string]>(
  "account-order-given",
  "select from account_order where order_id = $1",
);

/** Whether an order is some account's, beside who placed it. */
export const hasAccount = async (db: Queryable, order: string): Promise<boolean> =>
  (await given.first(db, order)) !== undefined;

/** Gives an account one order; answers false where it is another account's. */
export const giveOrder = async (client: PoolClient, order: string, account: string): Promise<boolean> =>
  (await claim.run(client, [order], account)) === 1;

/** Gives an account the guest orders of its email, which has to be verified. */
export const claimOrders = async (
  client: PoolClient,
  account: { id: string; email: string; legalEntity: string; visitor: number },
): Promise<void> => {
  const orders = await ordersByEmail(client, account);
  if (orders.length > 0) await claim.run(client, orders, account.id);
};

/** Ids of the orders that an account has claimed. */
export const claimedOrders = async (db: Queryable, account: string): Promise<string[]> =>
  (await claimed.all(db, account)).map(({ id }) => id);
