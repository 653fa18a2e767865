import { randomUUID } from "node:crypto";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import { postTransaction } from "../../ledger/index.ts";
import type { OrderRecord } from "../../order/index.ts";
import type { Attempt } from "../attempts/attempts.ts";

export type RefundReason = "SECOND_PAYMENT" | "TOO_LATE";

const insert = prepared<{ id: string }, [string, string, string, number, RefundReason, Date]>(
  "payment-refund-insert",
  `insert into payment_refund (id, key, state, attempt, currency, amount, reason, created_at, next_check_at)
   values ($1, $1, 'CREATED', $2, $3, $4, $5, $6, $6) on conflict (attempt) do nothing returning id`,
);

/** Owes a payment back to the buyer, in the books and to the poller, which tells the provider. Once per payment. */
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
