import { type PaymentContext, pollEverythingSoon, pollPayments } from "../payment/index.ts";

const pause = 1000;

/** Polls payments once a second, and on without a pause while there is more. Answers how to stop it. */
export const startPoller = (context: PaymentContext): (() => void) => {
  const { log } = context.services;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const round = async (): Promise<void> => {
    let more = false;
    try {
      more = (await pollPayments(context)) > 0;
    } catch (error) {
      log.warn({ error }, "payments could not be polled");
    }
    if (!stopped) timer = setTimeout(() => void round(), more ? 0 : pause);
  };
  pollEverythingSoon(context)
    .catch((error: unknown) => log.warn({ error }, "payments could not be woken"))
    .finally(() => void round());
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
