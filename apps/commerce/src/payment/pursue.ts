import { inTransaction } from "../database/index.ts";
import { type OrderRecord, readOrder } from "../order/index.ts";
import { giveUp } from "./apply-payment.ts";
import { applyFetched, askForPayment } from "./ask-provider.ts";
import { type Attempt, attemptById, attemptsOf, currentAttempt, isAlive, leaseAttempt } from "./attempts.ts";
import type { PaymentContext } from "./context.ts";
import { failpoint } from "./failpoint.ts";
import { type ProviderPayment, ProviderRefused } from "./provider.ts";
import { leaseTime } from "./start-payment.ts";

const giveUpOrder = ({ services, effects }: PaymentContext, orderId: string): Promise<void> =>
  inTransaction(services.pool, (client) =>
    giveUp(client, orderId, { effects, log: services.log, now: services.clock.now() }),
  );

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

/** Nobody waits for it: it is over time, another try has taken its place, or its order is paid or given up. */
const isUnwanted = async ({ services }: PaymentContext, order: OrderRecord, attempt: Attempt): Promise<boolean> => {
  if (order.state !== "PENDING" || attempt.expiresAt <= services.clock.now()) return true;
  return (await currentAttempt(services.pool, order.id))?.id !== attempt.id;
};

/**
 * An attempt whose maker went away before its buyer could hear where to pay. The same call under the same key finds out
 * whether there is a payment; nobody can pay it, so it is cancelled.
 */
const recover = async (context: PaymentContext, order: OrderRecord, attempt: Attempt): Promise<Attempt | undefined> => {
  const { pool, clock } = context.services;
  const leased = await leaseAttempt(pool, attempt.id, clock.now(), leaseTime);
  if (leased === undefined) return undefined; // its maker is at it still
  await giveUpOrder(context, order.id);
  try {
    return await askForPayment(context, order, leased);
  } catch (error) {
    if (error instanceof ProviderRefused) return undefined;
    throw error;
  }
};

const ask = async (context: PaymentContext, attempt: Attempt, id: string, unwanted: boolean): Promise<void> => {
  failpoint("apply.before-fetch");
  const fetched = await context.provider.fetch(id);
  const now = unwanted ? await cancelAt(context, fetched) : fetched;
  failpoint("apply.after-fetch");
  await applyFetched(context, attempt, now);
};

/**
 * Finds out how a payment stands and applies it; cancels it where nobody wants it. `give: true` makes it unwanted.
 * Throws what the provider throws; the poller comes back later.
 */
export const pursue = async (context: PaymentContext, attempt: Attempt, { give = false } = {}): Promise<void> => {
  const order = await readOrder(context.services.pool, attempt.orderId);
  if (order === undefined) return;
  const known = attempt.providerId === null ? await recover(context, order, attempt) : attempt;
  if (known === undefined || known.providerId === null) return;
  const unwanted = give || known !== attempt || (await isUnwanted(context, order, known));
  await ask(context, known, known.providerId, unwanted);
  // A payment that cannot be cancelled is given up on our side; the money is dealt with should it ever come.
  if (unwanted && (await onlyUnwantedLeft(context, known, give))) await giveUpOrder(context, order.id);
};

const onlyUnwantedLeft = async ({ services }: PaymentContext, attempt: Attempt, give: boolean): Promise<boolean> => {
  const current = await currentAttempt(services.pool, attempt.orderId);
  if (current === undefined || !isAlive(current)) return false; // applied, or never alive: nothing to give up here
  return give || current.id === attempt.id;
};

/**
 * Ends an order that waits for payment, because its buyer pays otherwise or orders something else. Afterwards it is given
 * up, or was paid in the meantime: read it again.
 */
export const abandonOrder = async (context: PaymentContext, orderId: string): Promise<void> => {
  const { pool } = context.services;
  for (const attempt of await attemptsOf(pool, orderId)) {
    if (isAlive(attempt)) await pursue(context, attempt, { give: true });
  }
};

const freshness = 1000;

/** Brings an attempt up to date with the provider for somebody who waits; at most once a second for all who ask. */
export const refreshAttempt = async (context: PaymentContext, id: string): Promise<void> => {
  const { pool, clock, log } = context.services;
  const attempt = await attemptById(pool, id);
  if (attempt === undefined || attempt.providerId === null || attempt.state === "PAID") return;
  if (attempt.checkedAt && clock.now().getTime() - attempt.checkedAt.getTime() < freshness) return;
  try {
    await ask(context, attempt, attempt.providerId, false);
  } catch (error) {
    log.warn({ error, attempt: id }, "the payment could not be refreshed");
  }
};
