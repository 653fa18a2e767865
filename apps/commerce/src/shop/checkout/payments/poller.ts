import { type PaymentContext, pollEverythingSoon, pollPayments, refundRounds } from "../../../money/payment/index.ts";
import { repeat } from "../../../platform/jobs/repeat.ts";

/**
 * Looks after payments, and after refunds beside them: a provider that takes no refunds shall
 * not keep it from hearing of payments. Answers how to stop, which ends what was begun.
 */
export const startPoller = (context: PaymentContext): (() => Promise<void>) => {
  const { log } = context.services;
  const woken = pollEverythingSoon(context).catch((error: unknown) =>
    log.warn({ error }, "payments could not be woken"),
  );
  const refunds = refundRounds(context);
  const stopPayments = repeat(
    () => woken.then(() => pollPayments(context)),
    (error) => log.warn({ error }, "payments could not be polled"),
  );
  const stopRefunds = repeat(refunds.begin, (error) => log.warn({ error }, "refunds could not be polled"));
  return async () => {
    await Promise.all([stopPayments(), stopRefunds().then(refunds.end)]);
  };
};
