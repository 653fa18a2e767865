import { prepared } from "../../../platform/database/index.ts";
import type { RefundState } from "../provider/provider.ts";

/**
 * A refund and what it is of, in minor units of `currency`; CREATED is not known to the provider, REFUSED,
 * FAILED and CANCELED wait for a person.
 */
export interface Refund {
  id: string;
  /** The provider's idempotency key; another one each time it is sent again. */
  key: string;
  attempt: string;
  state: "CREATED" | RefundState | "REFUSED";
  providerRefundId: string | null;
  /** When the provider was first asked under this key; null where it was not yet. */
  askedAt: Date | null;
  currency: string;
  amount: number;
  paymentId: string;
  orderId: string;
  legalEntity: string;
  /** The order's number. */
  number: string;
  createdAt: Date;
}

const refundColumns = `r.id, r.key, r.attempt, r.state, r.provider_refund_id as "providerRefundId", r.asked_at as "askedAt", r.currency, r.amount,
  a.provider_id as "paymentId", o.id as "orderId", o.legal_entity as "legalEntity", o.number,
  r.created_at as "createdAt"`;

/** Takes what is due at $1 until $2, so that several workers share the work. */
export const claimRefunds = prepared<Refund, [Date, Date, number]>(
  "payment-refund-claim",
  `update payment_refund r set next_check_at = $2, asked_at = coalesce(r.asked_at, $1)
   from payment_attempt a join shop_order o on o.id = a.order_id
   where a.id = r.attempt and r.id in (
     select id from payment_refund where next_check_at <= $1 order by next_check_at limit $3 for update skip locked)
   returning ${refundColumns}`,
);

/** From the state in which it was read; writes nothing where somebody else has moved it since. */
export const moveRefund = prepared<
  Record<never, never>,
  [string, string, Refund["state"], Refund["state"], string | null, Date | null]
>(
  "payment-refund-move",
  `update payment_refund set state = $4, provider_refund_id = $5, next_check_at = $6
   where id = $1 and key = $2 and state = $3`,
);

/** From $3, until when it was claimed, to $4; nothing where somebody has said since when it is looked at. */
export const postponeRefund = prepared<Record<never, never>, [string, string, Date, Date]>(
  "payment-refund-postpone",
  "update payment_refund set next_check_at = greatest($3, $4::timestamptz) where id = $1 and key = $2 and next_check_at = $3",
);

/** What waits for a person begins anew, due at $3; nothing where it does not wait any more. */
export const renewRefund = prepared<Refund, [string, string, Date]>(
  "payment-refund-renew",
  `update payment_refund r set state = 'CREATED', key = gen_random_uuid(), provider_refund_id = null, asked_at = null, next_check_at = $3
   from payment_attempt a join shop_order o on o.id = a.order_id
   where a.id = r.attempt and r.id = $1 and r.key = $2 and r.state in ('REFUSED', 'FAILED', 'CANCELED')
   returning ${refundColumns}`,
);

/** What waits for a person, the oldest first. */
export const waitingRefunds = prepared<Refund>(
  "payment-refund-waiting",
  `select ${refundColumns} from payment_refund r join payment_attempt a on a.id = r.attempt join shop_order o on o.id = a.order_id
   where r.state in ('REFUSED', 'FAILED', 'CANCELED') order by r.created_at`,
);

/** What is on its way of the payment with this id at the provider is looked at now. */
export const hastenRefund = prepared<Record<never, never>, [string, string, Date]>(
  "payment-refund-hasten",
  `update payment_refund set next_check_at = $3 where state = 'PENDING' and attempt = (
     select id from payment_attempt where provider = $1 and provider_id = $2)`,
);
