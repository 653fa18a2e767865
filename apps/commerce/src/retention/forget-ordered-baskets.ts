import { type PoolClient, prepared } from "../database/index.ts";

/** A version is what names the index (basket/migrations/0003-ordered-carts.sql). */
const forget = prepared<Record<never, never>, [Date, number]>(
  "retention-ordered-baskets",
  `delete from cart where id in (select id from cart where order_id is not null and version >= 0 and changed_at < $1
     order by changed_at limit $2 for update skip locked)`,
);

/** Deletes baskets that became orders before a day, with what stood in them: the order has a copy of all that counts. */
export const forgetOrderedBaskets = (client: PoolClient, before: Date, most: number): Promise<number> =>
  forget.run(client, before, most);
