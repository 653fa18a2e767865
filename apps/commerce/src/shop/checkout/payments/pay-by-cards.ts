import { type CardShare, holdCards } from "../../../money/giftcard/index.ts";
import { moveOrderToPaid, type OrderRecord } from "../../../money/order/index.ts";
import type { PaymentContext } from "../../../money/payment/index.ts";
import { type PoolClient, pipelined } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import { heldUntil } from "../fulfilment/order-effects.ts";

/** What a card, told apart by its id, pays. */
type Payment = Pick<CardShare, "amount"> & { id: number };

/**
 * Sets aside what gift cards pay of an order while it is open. After holding stock, as everybody locks
 * the two in that order.
 *
 * @throws 2040 where a card has less by now, or cannot be spent
 */
export const holdShares = async (
  client: PoolClient,
  order: Pick<OrderRecord, "id">,
  payments: readonly Payment[],
  until: Date,
  now: Date,
): Promise<void> => {
  const cards = payments.flatMap(({ id, amount }) => (amount > 0 ? [{ card: id, amount }] : []));
  const problems = await holdCards(client, { order: order.id, cards, until: heldUntil(until) }, now);
  if (problems.length > 0) throw new Failure("basketChanged");
};

/**
 * Pays an order with what is set aside for it, which is all
 * of it: in the transaction that makes or retries it.
 */
export const payByCards = async (
  client: PoolClient,
  order: OrderRecord,
  { services, effects }: PaymentContext,
): Promise<void> => {
  await pipelined(moveOrderToPaid(client, order.id, services.clock.now()), effects.paid(client, order, undefined));
};
