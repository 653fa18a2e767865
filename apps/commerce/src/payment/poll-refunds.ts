import { inTransaction } from "../database/index.ts";
import { applyRefund, hasFailed } from "./apply-refund.ts";
import type { PaymentContext } from "./context.ts";
import { ProviderRefused } from "./provider.ts";
import { claimRefunds, moveRefund, postponeRefund, type Refund } from "./refund.ts";
import { sendRefund } from "./send-refund.ts";

/** Longer than the calls about one refund may take; then it is asked again. */
const claimTime = 30_000;
const atOnce = 20;
const hour = 3_600_000;

const lookAfter = async (context: PaymentContext, refund: Refund): Promise<void> => {
  const { services, provider } = context;
  const { pool, clock, log } = services;
  const { id, key, state, paymentId, providerRefundId } = refund;
  const named = { refund: id, order: refund.orderId, attempt: refund.attempt };
  try {
    const made =
      providerRefundId === null
        ? await sendRefund(context, refund)
        : await provider.fetchRefund(paymentId, providerRefundId);
    const applied = await inTransaction(pool, (client) => applyRefund(client, refund, made, clock.now()));
    if (applied && hasFailed(made)) log.error({ ...named, state: made.state }, "a refund did not reach the buyer");
  } catch (error) {
    log.error({ error, ...named }, state === "CREATED" ? "a refund was not sent" : "a refund could not be looked at");
    if (!(error instanceof ProviderRefused)) return;
    // Asking again is no use: it stays on REFUNDS_PAYABLE for a person to settle.
    if (state === "CREATED") await moveRefund.run(pool, id, key, state, "REFUSED", null, null);
    else await postponeRefund.run(pool, id, key, new Date(clock.now().getTime() + hour));
  }
};

/** Looks after refunds that are due, several at once; one that hangs keeps no other waiting, as long as there is room. */
export interface RefundRounds {
  /** Begins with those that are due, as far as there is room, and does not wait for them. Answers how many. */
  begin(): Promise<number>;
  /** Resolves when all that were begun have ended. */
  end(): Promise<void>;
}

/** Tells the provider of refunds that it does not know of yet, and asks how the others stand; several workers share the work. */
export const refundRounds = (context: PaymentContext): RefundRounds => {
  const { pool, clock, log } = context.services;
  const underWay = new Set<Promise<void>>();
  const begin = (refund: Refund): void => {
    const work = lookAfter(context, refund)
      .catch((error: unknown) => log.error({ error, refund: refund.id }, "what became of a refund was not noted"))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };
  return {
    begin: async () => {
      const now = clock.now();
      const due = await claimRefunds.all(pool, now, new Date(now.getTime() + claimTime), atOnce - underWay.size);
      for (const refund of due) begin(refund);
      return due.length;
    },
    end: async () => void (await Promise.all(underWay)),
  };
};
