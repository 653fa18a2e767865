import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "../../../platform/failure.ts";
import { applyUnknown } from "../applying/apply-ended.ts";
import { applyKnown } from "../applying/apply-known.ts";
import {
  type Attempt,
  isAlive,
  leaseAttempt,
  leaseTime,
  makerPause,
  type Standing,
  standingOf,
} from "../attempts/attempts.ts";
import { waitsUntil } from "../attempts/payment-timeout.ts";
import type { PaymentContext } from "../context.ts";
import { failpoint } from "../failpoint.ts";
import { isLeftAlone, noteRetryAfter } from "../provider/leave-alone.ts";
import { type ProviderPayment, ProviderRefused, ProviderUnknown } from "../provider/provider.ts";
import { applyFetched } from "./ask-provider.ts";
import { fetchAfterwards, fetchInFlight, shareFetch } from "./in-flight.ts";
import { giveUpOrder, recover } from "./recover.ts";

const isOpen = ({ state }: ProviderPayment): boolean => state === "OPEN" || state === "PENDING";

/** Cancels at the provider where that is possible; the answer, either way, is how the payment stands now. */
const cancelAt = async ({ provider }: PaymentContext, fetched: ProviderPayment): Promise<ProviderPayment> => {
  if (!isOpen(fetched) || !fetched.cancelable) return fetched;
  try {
    return await provider.cancel(fetched.id);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    return provider.fetch(fetched.id); // it was paid or ended in the meantime
  }
};

/**
 * Nobody waits for it: it is over time, another try has taken its place, or its order is paid or given up.
 */
const isUnwanted = ({ services }: PaymentContext, attempt: Standing, fetched?: ProviderPayment): boolean => {
  const until = fetched === undefined ? attempt.expiresAt : waitsUntil(attempt, fetched);
  return attempt.orderState !== "PENDING" || until <= services.clock.now() || !attempt.latest;
};

/** Judges anew once it is known how the payment stands, which may be waited for longer than it was. */
type Unwanted = (fetched?: ProviderPayment) => boolean;

/** How a payment stands; cancelled first where it is unwanted. */
const fetchOrCancel = async (context: PaymentContext, attempt: Attempt, id: string, unwanted: Unwanted) => {
  try {
    const fetched = await context.provider.fetch(id);
    return unwanted(fetched) ? await cancelAt(context, fetched) : fetched;
  } catch (error) {
    if (unwanted() && error instanceof ProviderUnknown)
      await applyKnown(context, attempt, "UNKNOWN", (client, within) => applyUnknown(client, attempt, within));
    throw error;
  }
};

const fetchAndApply = (
  context: PaymentContext,
  attempt: Attempt,
  id: string,
  unwanted: Unwanted = () => false,
): Promise<void> =>
  shareFetch(context, attempt.id, async () => {
    failpoint("apply.before-fetch");
    const now = await fetchOrCancel(context, attempt, id, unwanted);
    failpoint("apply.after-fetch");
    await applyFetched(context, attempt, now);
    // A payment that cannot be cancelled is given up on our
    // side; the money is dealt with should it ever come.
    if (unwanted(now)) await giveUpOrder(context, attempt);
  });

/**
 * Milliseconds from PAID within which its webhook comes,
 * beside the buyer: nothing can have been taken back by then.
 */
const settlesFor = 10_000;

/** PAID is the last word, but for money that was taken back since. */
const mayBeTakenBack = ({ services }: PaymentContext, { checkedAt }: Attempt): boolean =>
  checkedAt === null || services.clock.now().getTime() - checkedAt.getTime() >= settlesFor;

/** Answers whether it found out: not while the attempt's maker is asking the provider still. */
const followUpAttempt = async (context: PaymentContext, attempt: Standing, give: boolean): Promise<boolean> => {
  if (attempt.state === "PAID") {
    // Who wants it ended has nothing left to end.
    const asks = !give && mayBeTakenBack(context, attempt);
    if (asks && attempt.providerId !== null) await fetchAndApply(context, attempt, attempt.providerId);
    return true;
  }
  const made = attempt.providerId !== null;
  const { pool, clock } = context.services;
  const leased = made ? undefined : await leaseAttempt(pool, attempt.id, clock.now());
  if (!made && leased === undefined) return false;
  const known = leased ? await recover(context, leased) : attempt;
  if (known === undefined || known.providerId === null) return true;
  const given = give || leased !== undefined;
  await fetchAndApply(context, known, known.providerId, (fetched) => given || isUnwanted(context, attempt, fetched));
  return true;
};

/**
 * Fetches a payment and applies its state; cancels it where nobody wants it, or `give` says so.
 * Answers `false` while the provider is being asked to make it. The poller comes back after an error.
 */
export const followUp = async (context: PaymentContext, attemptId: string, { give = false } = {}): Promise<boolean> => {
  const attempt = await standingOf(context.services.pool, attemptId);
  try {
    return attempt === undefined || (await followUpAttempt(context, attempt, give));
  } catch (error) {
    // Ended all the same; to others it is a failure, as the provider shall announce again what is not known
    // now.
    if (give && error instanceof ProviderUnknown) return true;
    throw error;
  }
};

/**
 * Follows up a payment that the provider announces. A fetch in flight may have come too early, so another
 * follows it, one for all who wait.
 */
export const followUpAnnounced = async (context: PaymentContext, attempt: Standing): Promise<void> => {
  const afterwards = fetchAfterwards(context, attempt.id, async () => void (await followUp(context, attempt.id)));
  await (afterwards ?? followUpAttempt(context, attempt, false));
};

/** Ends a payment as soon as there is one to end: whoever is asking the provider for it is waited for. */
const endAttempt = async (context: PaymentContext, id: string): Promise<void> => {
  for (let waited = 0; waited < leaseTime; waited += makerPause) {
    if (await followUp(context, id, { give: true })) return;
    await sleep(makerPause);
  }
  throw new Failure("providerUnreachable");
};

/**
 * Ends the attempts that were seen alive, and no later ones; read the order again afterwards.
 *
 * @throws 2045 where the provider does not answer in time, and what the provider throws
 */
export const abandonAttempts = async (context: PaymentContext, seen: readonly Attempt[]): Promise<void> => {
  for (const attempt of seen) if (isAlive(attempt)) await endAttempt(context, attempt.id);
};

const freshness = 1000;

/**
 * Fetches an attempt for somebody who waits: at most once a second, shared with a fetch in flight,
 * and not while the provider asks for a pause.
 */
export const refreshAttempt = async (context: PaymentContext, attempt: Attempt): Promise<void> => {
  const { clock, log } = context.services;
  const { id, providerId, state, checkedAt } = attempt;
  if (providerId === null || state === "PAID") return;
  if (checkedAt && clock.now().getTime() - checkedAt.getTime() < freshness) return;
  if (isLeftAlone(context)) return;
  try {
    await (fetchInFlight(context, id) ?? fetchAndApply(context, attempt, providerId));
  } catch (error) {
    log.warn({ error, attempt: id }, "the payment could not be refreshed");
    noteRetryAfter(context, error);
  }
};
