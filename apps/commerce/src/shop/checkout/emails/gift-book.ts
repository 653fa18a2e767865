import { lockOrder, markDelivered, waitAgainForRefused } from "../../../money/order/index.ts";
import { inTransaction, prepared } from "../../../platform/database/index.ts";
import type { EmailBook, RefusedEmail, WaitingEmail } from "../../../platform/outbox/book.ts";
import { noteGiftSent } from "../../gift/index.ts";
import { isHeld } from "../fraud/risk-table.ts";

/** A digital package to be sent. */
export interface GiftJob {
  packageId: number;
}

/** A gift for a later day waits from the moment in which it was let go. */
const waiting = prepared<WaitingEmail, [Date]>(
  "gifts-waiting",
  `select jsonb_build_object('packageId', d.package) as job, greatest(o.paid_at, d.expected_at, d.released_at) as since
   from delivery d join shop_order o on o.id = d.order_id where d.state = 'WAITING' and o.paid_at < $1
     and (d.due_at is null or d.released_at < $1)`,
);
/** What a person holds was refused by nobody. */
const refused = prepared<RefusedEmail>(
  "gifts-refused",
  `select o.number as name, greatest(o.paid_at, d.due_at) as since from delivery d join shop_order o on o.id = d.order_id
   where d.state = 'FAILED' and not exists (select from order_risk r where r.order_id = o.id and r.decision = 'HELD')`,
);
const orderOf = prepared<{ id: string }, [string]>("gifts-order-of", "select id from shop_order where number = $1");

/** Gifts: how they stand is their delivery's state. Their facts say whether they are due. */
export const giftBook: EmailBook = {
  settle: (pool, job, state, now) =>
    inTransaction(pool, async (client) => {
      const { packageId } = job as GiftJob;
      await markDelivered(client, packageId, state, now);
      if (state === "SENT") await noteGiftSent(client, packageId, now);
    }),
  waiting: (db, before) => waiting.all(db, before),
  refused: (db) => refused.all(db),
  again: async (client, number) => {
    const order = await orderOf.first(client, number);
    if (order === undefined) return [];
    await lockOrder(client, order.id);
    // Whoever lets go what a person holds says which gift, and why.
    if (await isHeld(client, order.id)) return [];
    const packages = await waitAgainForRefused(client, order.id);
    return packages.map(({ package: packageId }): GiftJob => ({ packageId }));
  },
};
