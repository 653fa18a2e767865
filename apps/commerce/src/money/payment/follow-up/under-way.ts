import type { PaymentContext } from "../context.ts";

/** By attempt. */
type Searches = Map<string, Promise<void>>;

/**
 * Attempts that this process is finding out about, each with the end of it. It
 * only saves asking twice at once, as the webhook and the buyer's return do:
 * another process asks for itself, and what is applied twice is applied once.
 */
const searches = new WeakMap<PaymentContext, Searches>();
/** The one search for each that begins when no other is under way any more. */
const queues = new WeakMap<PaymentContext, Searches>();

const of = (all: WeakMap<PaymentContext, Searches>, context: PaymentContext): Searches => {
  const mine = all.get(context) ?? new Map<string, Promise<void>>();
  all.set(context, mine);
  return mine;
};

/** The search for an attempt's state that is under way in this process, if there is one; it may fail. */
export const searchUnderWay = (context: PaymentContext, attemptId: string): Promise<void> | undefined =>
  searches.get(context)?.get(attemptId);

/** Runs a search that others may join meanwhile. */
export const search = async (context: PaymentContext, attemptId: string, work: () => Promise<void>): Promise<void> => {
  const mine = of(searches, context);
  const running = work();
  mine.set(attemptId, running);
  try {
    await running;
  } finally {
    if (mine.get(attemptId) === running) mine.delete(attemptId);
  }
};

const searchNext = async (context: PaymentContext, attemptId: string, work: () => Promise<void>): Promise<void> => {
  for (let other = searchUnderWay(context, attemptId); other; other = searchUnderWay(context, attemptId))
    await other.catch(() => undefined);
  queues.get(context)?.delete(attemptId);
  await search(context, attemptId, work);
};

/**
 * A search that begins when those under way are over; `undefined` where there is
 * none. Of all who ask before it begins one is made: it hears what each of them
 * has news of, and however many they are, one search is under way and one waits.
 */
export const searchAfterwards = (
  context: PaymentContext,
  attemptId: string,
  work: () => Promise<void>,
): Promise<void> | undefined => {
  const mine = of(queues, context);
  if (searchUnderWay(context, attemptId) === undefined) return mine.get(attemptId);
  const queued = mine.get(attemptId) ?? searchNext(context, attemptId, work);
  mine.set(attemptId, queued);
  return queued;
};
