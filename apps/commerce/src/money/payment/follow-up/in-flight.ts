import type { PaymentContext } from "../context.ts";

/** Fetches by the id of their attempt. */
type Fetches = Map<string, Promise<void>>;

/**
 * Attempts that this process is fetching, so that webhook and buyer do not fetch one twice; another process
 * may, as what is applied twice is applied once.
 */
const fetches = new WeakMap<PaymentContext, Fetches>();
/** The one fetch of each that begins when no other is in flight. */
const queues = new WeakMap<PaymentContext, Fetches>();

const of = (all: WeakMap<PaymentContext, Fetches>, context: PaymentContext): Fetches => {
  const mine = all.get(context) ?? new Map<string, Promise<void>>();
  all.set(context, mine);
  return mine;
};

/** The fetch of an attempt that is in flight in this process, if there is one; it may fail. */
export const fetchInFlight = (context: PaymentContext, attemptId: string): Promise<void> | undefined =>
  fetches.get(context)?.get(attemptId);

/** Runs a fetch that others may join meanwhile. */
export const shareFetch = async (
  context: PaymentContext,
  attemptId: string,
  work: () => Promise<void>,
): Promise<void> => {
  const mine = of(fetches, context);
  const running = work();
  mine.set(attemptId, running);
  try {
    await running;
  } finally {
    if (mine.get(attemptId) === running) mine.delete(attemptId);
  }
};

const fetchNext = async (context: PaymentContext, attemptId: string, work: () => Promise<void>): Promise<void> => {
  for (let other = fetchInFlight(context, attemptId); other; other = fetchInFlight(context, attemptId))
    await other.catch(() => undefined);
  queues.get(context)?.delete(attemptId);
  await shareFetch(context, attemptId, work);
};

/**
 * A fetch that begins when those in flight are over, one for all who ask before that, so
 * that it knows what each of them has heard; `undefined` where none is in flight.
 */
export const fetchAfterwards = (
  context: PaymentContext,
  attemptId: string,
  work: () => Promise<void>,
): Promise<void> | undefined => {
  const mine = of(queues, context);
  if (fetchInFlight(context, attemptId) === undefined) return mine.get(attemptId);
  const queued = mine.get(attemptId) ?? fetchNext(context, attemptId, work);
  mine.set(attemptId, queued);
  return queued;
};
