import { prepared } from "../../platform/database/index.ts";
import type { Reports } from "../../platform/module.ts";

interface Stuck {
  what:
    | "ORDER_WITHOUT_PAYMENT"
    | "ORDER_OVERDUE"
    | "PAYMENT_NOT_APPLIED"
    | "PAYMENT_NOT_LOOKED_AT"
    | "PAYMENT_TAKEN_BACK"
    | "PAYMENT_MISMATCHED"
    | "PAYMENT_UNKNOWN"
    | "REFUND_REFUSED"
    | "REFUND_FAILED"
    | "REFUND_NOT_SENT"
    | "REFUND_NOT_ARRIVED";
  id: string;
}

/**
 * Each row says where the rules of the code failed, or the provider did; every part but the few refunds has
 * an index of the rows that wait.
 */
const stuck = prepared<Stuck, [Date]>(
  "payments-stuck",
  `select 'ORDER_WITHOUT_PAYMENT' as what, o.id::text as id from shop_order o where o.state = 'PENDING' and o.grand_total > 0 and not exists (
     select from payment_attempt a where a.order_id = o.id and a.state in ('CREATED', 'OPEN', 'PENDING'))
   union all select 'ORDER_OVERDUE', o.id::text from shop_order o where o.state = 'PENDING' and o.grand_total > 0
     and (select a.expires_at from payment_attempt a where a.order_id = o.id order by a.n desc limit 1) < $1::timestamptz - interval '15 minutes'
   union all select 'PAYMENT_NOT_APPLIED', id::text from payment_attempt where unapplied_since < $1::timestamptz - interval '5 minutes'
   union all select 'PAYMENT_NOT_LOOKED_AT', id::text from payment_attempt
     where next_check_at < $1::timestamptz - interval '5 minutes' and n > 0
   union all select 'PAYMENT_NOT_LOOKED_AT', id::text from payment_attempt
     where next_check_at is null and state in ('CREATED', 'OPEN', 'PENDING')
   union all select 'PAYMENT_TAKEN_BACK', attempt::text from payment_taken_back where amount > 0 and settled_at is null
   union all select 'PAYMENT_MISMATCHED', id::text from payment_attempt where stray and stray_settled_at is null
   union all select 'PAYMENT_UNKNOWN', id::text from payment_attempt where unknown_since is not null and unknown_settled_at is null
   union all select 'REFUND_REFUSED', id::text from payment_refund where state = 'REFUSED'
   union all select 'REFUND_FAILED', id::text from payment_refund where state in ('FAILED', 'CANCELED')
   union all select 'REFUND_NOT_SENT', id::text from payment_refund where state = 'CREATED' and created_at < $1::timestamptz - interval '1 hour'
   union all select 'REFUND_NOT_ARRIVED', id::text from payment_refund where state = 'PENDING' and asked_at < $1::timestamptz - interval '7 days'`,
);

/** Payments, refunds, and orders without one, that wait longer than anything should. */
export const findStuckPayments: Reports = (db, now) => stuck.all(db, now);
