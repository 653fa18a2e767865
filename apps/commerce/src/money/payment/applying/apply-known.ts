import { inTransaction, type PoolClient, prepared } from "../../../platform/database/index.ts";
import { oneLiveOrder } from "../../order/index.ts";
import type { Attempt } from "../attempts/attempts.ts";
import type { ApplyContext, PaymentContext } from "../context.ts";

/** An ended payment is looked at again for the sake of money that came late, and nothing else. */
const noteUnapplied = prepared<Record<never, never>, [string, Date, boolean]>(
  "payment-unapplied",
  `update payment_attempt set unapplied_since = coalesce(unapplied_since, $2), next_check_at = coalesce(next_check_at, $2)
   where id = $1 and (state in ('CREATED', 'OPEN', 'PENDING') or $3 and state <> 'PAID')`,
);

/**
 * Applies an attempt's `answer` in a transaction of its own. A failure is logged and noted for a person,
 * as money may have been taken, and the poller tries again. Throws what the work throws.
 */
export const applyKnown = async (
  { services, effects }: PaymentContext,
  { id, orderId }: Pick<Attempt, "id" | "orderId">,
  answer: string,
  work: (client: PoolClient, context: ApplyContext) => Promise<void>,
): Promise<void> => {
  const { pool, clock, log } = services;
  const now = clock.now();
  try {
    await inTransaction(pool, (client) => work(client, { effects, log, now }), { race: oneLiveOrder });
  } catch (error) {
    const named = { order: orderId, attempt: id, answer };
    log.error({ error, ...named }, "what became of a payment could not be applied");
    await noteUnapplied
      .run(pool, id, now, answer === "PAID")
      .catch((failure: unknown) => log.error({ error: failure, ...named }, "this could not be noted either"));
    throw error;
  }
};
