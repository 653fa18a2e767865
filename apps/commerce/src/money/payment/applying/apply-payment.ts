import { type PoolClient, pipelined } from "../../../platform/database/index.ts";
import { postTransaction } from "../../ledger/index.ts";
import { lockOrder, moveOrder, moveOrderToPaid, type OrderRecord } from "../../order/index.ts";
import { type Attempt, type AttemptToApply, attemptToApply, isAlive } from "../attempts/attempts.ts";
import { isTransfer } from "../attempts/payment-timeout.ts";
import { nextCheck } from "../attempts/schedule.ts";
import {
  charge,
  hasLaterAttemptAlive,
  hasLivingRival,
  noteEvent,
  noteMethod,
  settle,
  wakeOthers,
} from "../attempts/statements.ts";
import { keepTransfer } from "../attempts/transfer.ts";
import type { ApplyContext } from "../context.ts";
import { failpoint } from "../failpoint.ts";
import type { ProviderPayment } from "../provider/provider.ts";
import { requestRefund } from "../refunds/request-refund.ts";
import { applyEnded } from "./apply-ended.ts";
import { applyHeld } from "./apply-held.ts";
import { paymentPosting } from "./payment-posting.ts";

/** The provider's word about a payment that is not the one we asked for settles nothing. */
const isOurs = ({ providerId, currency, amount }: Attempt, fetched: ProviderPayment): boolean =>
  providerId === fetched.id && currency === fetched.currency && amount === fetched.amount;

/**
 * Whether the order waits for money, or was given up and can still be carried out, for whoever it was for.
 */
const canCarryOut = async (client: PoolClient, order: OrderRecord, { effects }: ApplyContext): Promise<boolean> => {
  if (order.state === "PENDING") return !order.unheld || (await effects.revive(client, order));
  if (order.state !== "CANCELED" || order.forgotten) return false;
  return !(await hasLivingRival(client, order)) && (await effects.revive(client, order));
};

/** What the order needs beside a payment of it, minor units: gift cards pay that. */
const byCardsOf = ({ grandTotal }: OrderRecord, { amount }: Attempt): number => grandTotal - amount;

const canKeep = async (client: PoolClient, order: OrderRecord, attempt: Attempt, context: ApplyContext) => {
  if (!(await canCarryOut(client, order, context))) return false;
  const byCards = byCardsOf(order, attempt);
  return byCards === 0 || context.effects.covered(client, order, byCards);
};

/** A payment that cannot be kept ends its order where that waits for it, and for no other. */
const endUnkept = async (
  client: PoolClient,
  order: OrderRecord,
  attempt: AttemptToApply,
  { effects }: ApplyContext,
): Promise<void> => {
  const byCards = byCardsOf(order, attempt);
  if (order.state === "PENDING") {
    // Its cards have less than when it was begun: another payment, of more, may still come.
    const waits = byCards > 0 && !order.unheld && !attempt.alone && (await hasLaterAttemptAlive(client, attempt));
    if (waits) return;
    // Its pieces went to others while its money was on its way.
    await moveOrder(client, order.id, "CANCELED");
  }
  if (byCards > 0 && (order.state === "PENDING" || order.state === "CANCELED")) await effects.released(client, order);
};

const applyPaid = async (
  client: PoolClient,
  order: OrderRecord,
  attempt: AttemptToApply,
  { authenticated }: ProviderPayment,
  context: ApplyContext,
): Promise<void> => {
  const { effects, now, log } = context;
  const payment = paymentPosting(order, attempt);
  const [, kept] = await pipelined(
    settle(client, attempt, "PAID", now, null),
    canKeep(client, order, attempt, context).then((can) => can && charge(client, attempt, now)),
  );
  if (!kept) {
    log.warn({ order: order.id, attempt: attempt.id }, "a payment that cannot be kept goes back");
    await endUnkept(client, order, attempt, context);
    const reason = order.state === "CANCELED" || order.state === "PENDING" ? "TOO_LATE" : "SECOND_PAYMENT";
    await postTransaction(client, payment);
    await requestRefund(client, order, attempt, reason, now);
    await effects.refunded(client, order, attempt);
    return;
  }
  if (attempt.authenticate && !authenticated) await effects.unauthenticated(client, order);
  await pipelined(
    moveOrderToPaid(client, order.id, now),
    effects.paid(client, order, { amount: attempt.amount, postings: [payment] }),
    attempt.alone || wakeOthers(client, attempt, now),
  );
  failpoint("apply.after-books");
};

const applyWaiting = async (
  client: PoolClient,
  order: OrderRecord,
  attempt: Attempt,
  { state, transfer }: { state: "OPEN" | "PENDING"; transfer: ProviderPayment["transfer"] },
  { effects, now }: ApplyContext,
): Promise<void> => {
  // Answers may overtake each other on their way here: what has
  // ended does not open again, but for what only was not known.
  if (!isAlive(attempt) && !attempt.unknown) return;
  await settle(client, attempt, state, now, nextCheck(attempt.createdAt, now));
  if (order.state !== "PENDING") return;
  if (attempt.amount < order.grandTotal) await effects.waiting(client, order, attempt.expiresAt);
  if (!isTransfer(attempt)) return;
  if (transfer) await keepTransfer(client, attempt.id, transfer);
  await effects.awaitingTransfer(client, order, transfer ? attempt : undefined);
};

/** The money of it, if the provider has any, is nobody's here until a person has dealt with it. */
const applyMismatched = async (
  client: PoolClient,
  order: OrderRecord,
  attempt: AttemptToApply,
  { state, amount }: ProviderPayment,
  context: ApplyContext,
): Promise<void> => {
  const stray = state === "PAID" && amount !== 0;
  if (attempt.state !== "MISMATCHED" || attempt.stray !== stray) {
    const named = { order: order.id, attempt: attempt.id, state, stray };
    context.log.error(named, "the provider's payment is not the one we asked for");
  }
  await applyEnded(client, order, attempt, "MISMATCHED", context, stray);
};

const applyState = async (
  client: PoolClient,
  order: OrderRecord,
  known: AttemptToApply,
  fetched: ProviderPayment,
  context: ApplyContext,
): Promise<void> => {
  const { state } = fetched;
  if (!isOurs(known, fetched)) return applyMismatched(client, order, known, fetched, context);
  const attempt = await noteMethod(client, known, fetched);
  if (state === "PAID") return applyPaid(client, order, attempt, fetched, context);
  if (state === "OPEN" || state === "PENDING")
    return applyWaiting(client, order, attempt, { ...fetched, state }, context);
  if (isAlive(attempt) || attempt.unknown) return applyEnded(client, order, attempt, state, context);
};

/**
 * Applies a fetched payment, the one way an order becomes paid or given up: order first, then its payments
 * are locked, so that told twice or out of order the outcome is the same.
 */
export const applyPayment = async (
  client: PoolClient,
  { id, orderId }: Pick<Attempt, "id" | "orderId">,
  fetched: ProviderPayment,
  context: ApplyContext,
): Promise<void> => {
  const [order, attempt] = await pipelined(lockOrder(client, orderId), attemptToApply(client, id));
  if (order === undefined || attempt === undefined) throw new Error(`There is no payment attempt ${id}.`);
  if (attempt.state === "PAID") return applyHeld(client, order, attempt, fetched, context);
  await pipelined(
    noteEvent(client, attempt, fetched, context.now),
    applyState(client, order, attempt, fetched, context),
  );
  failpoint("apply.before-commit");
};
