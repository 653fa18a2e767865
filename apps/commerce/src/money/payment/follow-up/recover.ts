import { applyRefusal, giveUp } from "../applying/apply-ended.ts";
import { applyKnown } from "../applying/apply-known.ts";
import { type Attempt, endAttemptLease, recordPayment } from "../attempts/attempts.ts";
import { nextCheck } from "../attempts/schedule.ts";
import type { PaymentContext } from "../context.ts";
import { failpoint } from "../failpoint.ts";

const minute = 60_000;

/** The provider's clock may be behind ours. */
const skew = 5 * minute;

/** A call that was cut off has made its payment by then, or never does. */
const quiet = 15 * minute;

/** Gives up the order of an attempt that nobody wants any more. */
export const giveUpOrder = (context: PaymentContext, attempt: Attempt): Promise<void> =>
  applyKnown(context, attempt, "UNWANTED", (client, within) => giveUp(client, attempt, within));

/**
 * When to look again for a payment that was not found; null after
 * the last word, a look that was long after the one before.
 */
const nextLook = ({ checkedAt }: Attempt, now: Date): Date | null => {
  const isLast = checkedAt !== null && now.getTime() - checkedAt.getTime() >= quiet;
  return isLast ? null : new Date(now.getTime() + quiet);
};

/**
 * The payment of an attempt that the caller has leased, if the provider
 * has one. Throws what the provider throws; the lease has ended by then.
 */
export const look = async ({ services, provider }: PaymentContext, { id, createdAt }: Attempt) => {
  try {
    return await provider.find(id, new Date(createdAt.getTime() - skew));
  } catch (error) {
    await endAttemptLease(services.pool, id);
    throw error;
  }
};

/**
 * An attempt whose maker died before its buyer heard where to pay: its order is given up, and a payment
 * that was made is looked for, to be cancelled. None is made now, as the provider would write to the buyer.
 *
 * @returns `undefined` where there is no payment: the attempt has ended, and is looked for once more later
 */
export const recover = async (context: PaymentContext, leased: Attempt): Promise<Attempt | undefined> => {
  const { pool, clock, log } = context.services;
  const { id, orderId, createdAt } = leased;
  await giveUpOrder(context, leased);
  failpoint("look.before-call");
  const found = await look(context, leased);
  failpoint("look.after-call");
  const now = clock.now();
  if (found) {
    const recorded = await recordPayment(pool, leased, found, nextCheck(createdAt, now));
    failpoint("look.after-record");
    return recorded;
  }
  const again = nextLook(leased, now);
  log.warn({ order: orderId, attempt: id, again }, "the provider has no payment of an attempt that was begun");
  await applyKnown(context, leased, "MISSING", (client, within) => applyRefusal(client, leased, within, again));
  return undefined;
};
