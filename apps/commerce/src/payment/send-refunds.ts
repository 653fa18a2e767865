import { inTransaction } from "../database/index.ts";
import { applyRefund, hasFailed } from "./apply-refund.ts";
import type { PaymentContext } from "./context.ts";
import { ProviderRefused } from "./provider.ts";
import { claimRefunds, moveRefund, postponeRefund, type Refund } from "./refund.ts";
import { sendRefund } from "./send-refund.ts";

/** Longer than the calls about one refund may take; then it is asked again. */
const claimTime = 30_000;
const batch = 20;
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

/** Tells the provider of refunds that it does not know of yet, and asks how the others stand. Answers how many it tried. */
export const sendDueRefunds = async (context: PaymentContext): Promise<number> => {
  const { pool, clock } = context.services;
  const now = clock.now();
  const due = await claimRefunds.all(pool, now, new Date(now.getTime() + claimTime), batch);
  for (const refund of due) await lookAfter(context, refund);
  return due.length;
};
