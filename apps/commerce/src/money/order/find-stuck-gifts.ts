import { prepared } from "../../platform/database/index.ts";
import type { Reports } from "../../platform/module.ts";

/** Gifts that were not sent, found by an index of theirs. */
const stuck = prepared<{ what: "GIFT_NOT_SENT"; id: string }, [Date]>(
  "gifts-stuck",
  `select 'GIFT_NOT_SENT' as what, d.package::text as id from delivery d join shop_order o on o.id = d.order_id
   where d.state in ('WAITING', 'FAILED') and (d.state = 'FAILED' or greatest(o.paid_at, d.due_at) < $1::timestamptz - interval '1 hour')`,
);

/** Gifts that should have been sent, and were not. One that waits for its day is not late. */
export const findStuckGifts: Reports = (db, now) => stuck.all(db, now);
