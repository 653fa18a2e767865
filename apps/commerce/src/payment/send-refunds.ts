import { inTransaction, prepared, type Queryable } from "../database/index.ts";
import { postTransaction } from "../ledger/index.ts";
import type { PaymentContext } from "./context.ts";
import { failpoint } from "./failpoint.ts";
import { ProviderRefused } from "./provider.ts";

interface DueRefund {
  id: string;
  attempt: string;
  currency: string;
  amount: number;
  paymentId: string;
  legalEntity: string;
  number: string;
}

const claimTime = 30_000;

const claimDue = prepared<DueRefund, [Date, Date]>(
  "payment-refund-claim",
  `update payment_refund r set next_check_at = $2
   from payment_attempt a join shop_order o on o.id = a.order_id
   where a.id = r.attempt and r.id in (
     select id from payment_refund where next_check_at <= $1 order by next_check_at limit 20 for update skip locked)
   returning r.id, r.attempt, r.currency, r.amount, a.provider_id as "paymentId", o.legal_entity as "legalEntity", o.number`,
);
const finish = prepared<Record<never, never>, [string, string | null]>(
  "payment-refund-finish",
  "update payment_refund set provider_refund_id = $2, next_check_at = null where id = $1",
);

const bookSent = async (client: Queryable, { attempt, legalEntity, currency, amount }: DueRefund): Promise<void> => {
  await postTransaction(client, {
    kind: "REFUND_SENT",
    businessKey: attempt,
    legalEntity,
    currency,
    entries: [
      { account: "REFUNDS_PAYABLE", amount: -amount },
      { account: "PROVIDER_CLEARING", amount },
    ],
  });
};

const send = async ({ services, provider }: PaymentContext, refund: DueRefund): Promise<void> => {
  const { pool, log } = services;
  const { id, paymentId, currency, amount, number } = refund;
  try {
    failpoint("refund.before-call");
    const made = await provider.refund({ key: id, paymentId, currency, amount, description: number });
    failpoint("refund.after-call");
    await inTransaction(pool, async (client) => {
      await finish.run(client, id, made);
      await bookSent(client, refund);
    });
  } catch (error) {
    log.error({ error, refund: id }, "a refund was not sent");
    // Asking again is no use: it stays on REFUNDS_PAYABLE for a person to settle.
    if (error instanceof ProviderRefused) await finish.run(pool, id, null);
  }
};

/** Tells the provider of refunds that it does not know of yet. Answers how many it tried. */
export const sendDueRefunds = async (context: PaymentContext): Promise<number> => {
  const { pool, clock } = context.services;
  const now = clock.now();
  const due = await claimDue.all(pool, now, new Date(now.getTime() + claimTime));
  for (const refund of due) await send(context, refund);
  return due.length;
};
