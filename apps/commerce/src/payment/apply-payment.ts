import type { PoolClient } from "../database/index.ts";
import type { Log } from "../log.ts";
import { lockOrder, moveOrder, type OrderRecord } from "../order/index.ts";
import { type Attempt, attemptToApply, isAlive } from "./attempts.ts";
import { bookPayment } from "./book-payment.ts";
import type { OrderEffects } from "./effects.ts";
import { failpoint } from "./failpoint.ts";
import type { ProviderPayment } from "./provider.ts";
import { requestRefund } from "./request-refund.ts";
import { nextCheck } from "./schedule.ts";
import { charge, hasLivingRival, hasOtherAttemptAlive, noteEvent, settle, wakeOthers } from "./statements.ts";

export interface ApplyContext {
  effects: OrderEffects;
  now: Date;
  log: Log;
}

type Applied = Attempt & { alone: boolean };

/** The provider's word about a payment that is not the one we asked for settles nothing. */
const isOurs = ({ providerId, currency, amount }: Attempt, fetched: ProviderPayment): boolean =>
  providerId === fetched.id && currency === fetched.currency && amount === fetched.amount;

/** Whether the money may be kept: the order waits for it, or was given up and can still be carried out. */
const canKeep = async (client: PoolClient, order: OrderRecord, { effects }: ApplyContext): Promise<boolean> => {
  if (order.state === "PENDING") return true;
  if (order.state !== "CANCELED") return false;
  return !(await hasLivingRival(client, order)) && (await effects.revive(client, order));
};

const applyPaid = async (
  client: PoolClient,
  order: OrderRecord,
  attempt: Applied,
  context: ApplyContext,
): Promise<void> => {
  const { effects, now, log } = context;
  await settle(client, attempt, "PAID", now, null);
  await bookPayment(client, order, attempt);
  const kept = (await canKeep(client, order, context)) && (await charge(client, attempt, now));
  if (!kept) {
    log.warn({ order: order.id, attempt: attempt.id }, "a payment that cannot be kept goes back");
    const reason = order.state === "CANCELED" ? "TOO_LATE" : "SECOND_PAYMENT";
    await requestRefund(client, order, attempt, reason, now);
    return;
  }
  await moveOrder(client, order.id, "PAID", now);
  await effects.paid(client, order);
  if (!attempt.alone) await wakeOthers(client, attempt, now);
  failpoint("apply.after-books");
};

const applyEnded = async (
  client: PoolClient,
  order: OrderRecord,
  attempt: Applied,
  state: "FAILED" | "CANCELED" | "EXPIRED" | "MISMATCHED",
  { effects, now }: ApplyContext,
): Promise<void> => {
  await settle(client, attempt, state, now, null);
  if (order.state !== "PENDING" || (!attempt.alone && (await hasOtherAttemptAlive(client, attempt)))) return;
  await moveOrder(client, order.id, "CANCELED");
  await effects.released(client, order);
};

const applyWaiting = async (
  client: PoolClient,
  order: OrderRecord,
  attempt: Attempt,
  state: "OPEN" | "PENDING",
  { effects, now }: ApplyContext,
): Promise<void> => {
  // Answers may overtake each other on their way here: what has ended does not open again.
  if (!isAlive(attempt)) return;
  await settle(client, attempt, state, now, nextCheck(attempt.createdAt, now));
  if (attempt.method === "banktransfer" && order.state === "PENDING") await effects.awaitingTransfer(client, order);
};

/**
 * Applies what the provider says of a payment, as we fetched it: the one way in which an order becomes paid or given up,
 * whoever noticed (webhook, browser, poller). Order first, then its payments are locked, so that calls wait for each
 * other; said twice, late or out of order, the outcome is the same. Everything happens in the caller's transaction.
 */
export const applyPayment = async (
  client: PoolClient,
  { id, orderId }: Pick<Attempt, "id" | "orderId">,
  fetched: ProviderPayment,
  context: ApplyContext,
): Promise<void> => {
  const { now, log } = context;
  const order = await lockOrder(client, orderId);
  const attempt = await attemptToApply(client, id);
  if (order === undefined || attempt === undefined) throw new Error(`There is no payment attempt ${id}.`);
  if (attempt.state === "PAID") return;
  await noteEvent(client, attempt, fetched, now);
  if (!isOurs(attempt, fetched)) {
    log.error(
      { order: orderId, attempt: id, state: fetched.state },
      "the provider's payment is not the one we asked for",
    );
    await applyEnded(client, order, attempt, "MISMATCHED", context);
  } else if (fetched.state === "PAID") await applyPaid(client, order, attempt, context);
  else if (fetched.state === "OPEN" || fetched.state === "PENDING") {
    await applyWaiting(client, order, attempt, fetched.state, context);
  } else if (isAlive(attempt)) await applyEnded(client, order, attempt, fetched.state, context);
  failpoint("apply.before-commit");
};

/** Ends an attempt that the provider refused to make a payment for. */
export const applyRefusal = async (
  client: PoolClient,
  { id, orderId }: Pick<Attempt, "id" | "orderId">,
  context: ApplyContext,
): Promise<void> => {
  const order = await lockOrder(client, orderId);
  const attempt = await attemptToApply(client, id);
  if (order && attempt && isAlive(attempt)) await applyEnded(client, order, attempt, "FAILED", context);
};

/**
 * Gives up an order that waits for a payment which nobody wants any more, though the provider may not have ended it yet.
 * Should it be paid all the same, {@link applyPayment} carries the order out or gives the money back.
 */
export const giveUp = async (client: PoolClient, orderId: string, { effects }: ApplyContext): Promise<void> => {
  const order = await lockOrder(client, orderId);
  if (order?.state !== "PENDING") return;
  await moveOrder(client, order.id, "CANCELED");
  await effects.released(client, order);
};
