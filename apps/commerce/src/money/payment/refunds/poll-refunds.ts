import { inTransaction } from "../../../platform/database/index.ts";
import { afterFailure, nextCheck } from "../attempts/schedule.ts";
import type { PaymentContext } from "../context.ts";
import { isLeftAlone, noteRetryAfter } from "../provider/leave-alone.ts";
import { ProviderRefused, ProviderUnreachable } from "../provider/provider.ts";
import { applyRefund, hasFailed } from "./apply-refund.ts";
import { claimRefunds, moveRefund, postponeRefund, type Refund } from "./refund.ts";
import { sendRefund } from "./send-refund.ts";

/** Longer than the calls about one refund may take; then it is asked again. */
const claimTime = 30_000;
const atOnce = 20;
const hour = 3_600_000;

/**
 * As if the provider had answered: what it has taken is
 * asked about every hour, the rest as a payment of that age.
 */
const nextOf = ({ state, askedAt }: Refund, now: Date): Date =>
  state === "CREATED" ? nextCheck(askedAt ?? now, now) : new Date(now.getTime() + hour);

const lookAfter = async (context: PaymentContext, refund: Refund, claimed: Date): Promise<void> => {
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
    noteRetryAfter(context, error);
    const refused = error instanceof ProviderRefused;
    if (!refused && !(error instanceof ProviderUnreachable)) return;
    // Asking again is no use: it stays on REFUNDS_PAYABLE for a person to settle.
    if (refused && state === "CREATED") return void (await moveRefund.run(pool, id, key, state, "REFUSED", null, null));
    const now = clock.now();
    await postponeRefund.run(pool, id, key, claimed, afterFailure(error, nextOf(refund, now), now));
  }
};

/**
 * Looks after refunds that are due, several at once; one that
 * hangs keeps no other waiting, as long as there is room.
 */
export interface RefundRounds {
  /**
   * Begins with those that are due, as far as there is room, and does not wait for them. Answers how many.
   */
  begin(): Promise<number>;
  /** Resolves when all that were begun have ended. */
  end(): Promise<void>;
}

/**
 * Tells the provider of refunds that it does not know of yet,
 * and asks how the others stand; several workers share the work.
 */
export const refundRounds = (context: PaymentContext): RefundRounds => {
  const { pool, clock, log } = context.services;
  const underWay = new Set<Promise<void>>();
  const begin = (refund: Refund, claimed: Date): void => {
    const work = lookAfter(context, refund, claimed)
      .catch((error: unknown) => log.error({ error, refund: refund.id }, "what became of a refund was not noted"))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };
  return {
    begin: async () => {
      if (isLeftAlone(context)) return 0;
      const now = clock.now();
      const claimed = new Date(now.getTime() + claimTime);
      const due = await claimRefunds.all(pool, now, claimed, atOnce - underWay.size);
      for (const refund of due) begin(refund, claimed);
      return due.length;
    },
    end: async () => void (await Promise.all(underWay)),
  };
};
