import { randomUUID } from "node:crypto";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import { postTransaction } from "../../ledger/index.ts";
import type { OrderRecord } from "../../order/index.ts";
import type { Attempt } from "../attempts/attempts.ts";

type RefundReason = "SECOND_PAYMENT" | "TOO_LATE";

const insert = prepared<{ id: string }, [string, string, string, number, RefundReason, Date]>(
  "payment-refund-insert",
  `insert into payment_refund (id, key, state, attempt, currency, amount, reason, created_at, next_check_at)
   values ($1, $1, 'CREATED', $2, $3, $4, $5, $6, $6) on conflict (attempt) where reason <> 'WITHDRAWAL' do nothing returning id`,
);

/**
 * Books that a whole payment is owed back, and writes its refund, which the poller has the provider make.
 * Once per payment.
 */
export const requestRefund = async (
  client: Queryable,
  { legalEntity }: OrderRecord,
  { id, currency, amount }: Attempt,
  reason: RefundReason,
  now: Date,
): Promise<void> => {
  if ((await insert.first(client, randomUUID(), id, currency, amount, reason, now)) === undefined) return;
  await postTransaction(client, {
    kind: "REFUND_OWED",
    businessKey: id,
    legalEntity,
    currency,
    entries: [
      { account: "ORDER_SETTLEMENT", amount: -amount },
      { account: "REFUNDS_PAYABLE", amount },
    ],
  });
};

const refundable = prepared<{ attempt: string; currency: string; left: number }, [string]>(
  "payment-refundable",
  `select c.attempt, c.currency, c.amount
     - (select coalesce(sum(r.amount), 0)::bigint from payment_refund r where r.attempt = c.attempt)
     - (select coalesce(sum(t.amount), 0)::bigint from payment_taken_back t where t.attempt = c.attempt) as left
   from payment_charge c where c.order_id = $1`,
);
const insertPart = prepared<Record<never, never>, [string, string, string, number, Date]>(
  "payment-refund-part",
  `insert into payment_refund (id, key, state, attempt, currency, amount, reason, created_at, next_check_at)
   values ($1, $1, 'CREATED', $2, $3, $4, 'WITHDRAWAL', $5, $5)`,
);

/**
 * Writes a refund of a part of an order's payment, which the poller has the provider make. Under the
 * order's lock; the caller books it on REFUNDS_PAYABLE in the same transaction.
 *
 * @param id names the refund, and is the provider's idempotency key
 * @returns as much of `amount` as was left of the payment
 */
export const refundPart = async (
  client: Queryable,
  orderId: string,
  { id, amount, now }: { id: string; amount: number; now: Date },
): Promise<number> => {
  const charged = await refundable.first(client, orderId);
  const part = Math.max(0, Math.min(amount, charged?.left ?? 0));
  if (charged && part > 0) await insertPart.run(client, id, charged.attempt, charged.currency, part, now);
  return part;
};
