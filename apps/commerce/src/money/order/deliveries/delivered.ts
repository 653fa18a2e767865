import { prepared, type Queryable } from "../../../platform/database/index.ts";

const delivered = prepared<{ id: string }, [readonly string[], Date]>(
  "orders-delivered",
  `select o.id from shop_order o
   where o.id = any ($1::uuid[]) and o.state = 'COMPLETED' and o.forgotten_at is null and o.email <> ''
     and not exists (select from delivery d where d.order_id = o.id
       and (d.state not in ('SENT', 'DONATED') or greatest(d.sent_at, d.expected_at) > $2))`,
);

/**
 * Those of these orders of which everything came, as far as
 * anybody knows, before a moment, and nothing was taken back.
 */
export const deliveredBefore = async (db: Queryable, orders: readonly string[], moment: Date): Promise<string[]> =>
  (await delivered.all(db, orders, moment)).map(({ id }) => id);
