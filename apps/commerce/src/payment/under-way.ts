import type { PaymentContext } from "./context.ts";

/**
 * Attempts that this process is finding out about, each with the end of it. It only saves asking twice at once, as the
 * webhook and the buyer's return do: another process asks for itself, and what is applied twice is applied once.
 */
const searches = new WeakMap<PaymentContext, Map<string, Promise<void>>>();

/** The search for an attempt's state that is under way in this process, if there is one; it may fail. */
export const searchUnderWay = (context: PaymentContext, attemptId: string): Promise<void> | undefined =>
  searches.get(context)?.get(attemptId);

/** Runs a search that others may join meanwhile. */
export const search = async (context: PaymentContext, attemptId: string, work: () => Promise<void>): Promise<void> => {
  const mine = searches.get(context) ?? new Map<string, Promise<void>>();
  searches.set(context, mine);
  const running = work();
  mine.set(attemptId, running);
  try {
    await running;
  } finally {
    if (mine.get(attemptId) === running) mine.delete(attemptId);
  }
};
