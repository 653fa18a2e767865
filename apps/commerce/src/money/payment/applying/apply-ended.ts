import { type PoolClient, pipelined } from "../../../platform/database/index.ts";
import { lockOrder, moveOrder, type OrderRecord } from "../../order/index.ts";
import { type Attempt, type AttemptToApply, attemptToApply, isAlive } from "../attempts/attempts.ts";
import { hasLaterAttemptAlive, noteUnknown, settle } from "../attempts/statements.ts";
import type { ApplyContext } from "../context.ts";

/**
 * Ends an attempt in the books, and gives up the order where it waits for no later one; under its lock.
 * With `stray` it is MISMATCHED, and the provider holds money of it.
 */
export const applyEnded = async (
  client: PoolClient,
  order: OrderRecord,
  attempt: AttemptToApply,
  state: "FAILED" | "CANCELED" | "EXPIRED" | "MISMATCHED",
  { effects, now }: ApplyContext,
  stray = false,
): Promise<void> => {
  await settle(client, attempt, state, now, null, stray);
  if (order.state !== "PENDING" || (!attempt.alone && (await hasLaterAttemptAlive(client, attempt)))) return;
  await moveOrder(client, order.id, "CANCELED");
  await effects.released(client, order);
};

/**
 * Ends an attempt that the provider has no payment for: it refused to make one, or
 * knows of none. `again` is when it is asked once more whether there is one after all.
 */
export const applyRefusal = async (
  client: PoolClient,
  { id, orderId }: Pick<Attempt, "id" | "orderId">,
  context: ApplyContext,
  again: Date | null = null,
): Promise<void> => {
  const order = await lockOrder(client, orderId);
  const attempt = await attemptToApply(client, id);
  if (order === undefined || attempt === undefined || attempt.providerId !== null) return;
  if (isAlive(attempt)) await applyEnded(client, order, attempt, "FAILED", context);
  await settle(client, attempt, "FAILED", context.now, again);
};

/** How long after an answer that a payment is not known it is asked for again, milliseconds. */
const unknownPause = 3_600_000;

/**
 * Closes an attempt that nobody wants, and whose payment the provider does not know, as under another key.
 * A person hears of it once, as there may be money of it; it is fetched again until then.
 */
export const applyUnknown = async (
  client: PoolClient,
  { id, orderId }: Pick<Attempt, "id" | "orderId">,
  context: ApplyContext,
): Promise<void> => {
  const { now, log } = context;
  const [order, attempt] = await pipelined(lockOrder(client, orderId), attemptToApply(client, id));
  if (order === undefined || attempt === undefined) throw new Error(`There is no payment attempt ${id}.`);
  const alive = isAlive(attempt);
  if (alive) {
    const named = { order: order.id, attempt: id, payment: attempt.providerId };
    log.error(named, "the provider does not know a payment that it made");
    await applyEnded(client, order, attempt, "FAILED", context);
  }
  await noteUnknown(client, attempt, alive ? now : null, new Date(now.getTime() + unknownPause));
};

/**
 * Gives up the order of an abandoned attempt, though the provider may not have ended it, unless another
 * try waits. If it is paid all the same, `applyPayment` fulfils it or refunds.
 */
export const giveUp = async (
  client: PoolClient,
  attempt: Pick<Attempt, "orderId" | "n">,
  { effects }: ApplyContext,
): Promise<void> => {
  const order = await lockOrder(client, attempt.orderId);
  if (order?.state !== "PENDING" || (await hasLaterAttemptAlive(client, attempt))) return;
  await moveOrder(client, order.id, "CANCELED");
  await effects.released(client, order);
};
