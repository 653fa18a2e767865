import { type PaymentContext, pollEverythingSoon, pollPayments, refundRounds } from "../../../money/payment/index.ts";

const pause = 1000;

/** Does a round once a second, and on without a pause while there is more. Answers how to stop it, once the last one has ended. */
const repeat = (round: () => Promise<number>, failed: (error: unknown) => void): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> | undefined;
  const next = async (): Promise<void> => {
    const more = await round().catch((error: unknown) => {
      failed(error);
      return 0;
    });
    if (!stopped) timer = setTimeout(begin, more > 0 ? 0 : pause);
  };
  const begin = (): void => {
    running = next();
  };
  begin();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
};

/**
 * Looks after payments, and after refunds beside them: a provider that takes no refunds shall not keep it from hearing of
 * payments. Answers how to stop, which ends what was begun.
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
