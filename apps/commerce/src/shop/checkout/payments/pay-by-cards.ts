import { type CardShare, type Judged, lockShares, setAside } from "../../../money/giftcard/index.ts";
import { postTransactions } from "../../../money/ledger/index.ts";
import { moveOrderToPaid, type OrderRecord } from "../../../money/order/index.ts";
import type { PaymentContext } from "../../../money/payment/index.ts";
import { type PoolClient, pipelined } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import { heldUntil } from "../fulfilment/order-effects.ts";

/** What a card, told apart by its id, pays. */
type Payment = Pick<CardShare, "amount"> & { id: number };

/** Shares of cards that are locked and can be set aside. */
type Shares = Judged["shares"];

/**
 * Locks what gift cards pay of an order, after stock, as everybody locks the two in that order.
 *
 * @throws 2040 where a card has less by now, or cannot be spent
 */
export const lockPayments = async (client: PoolClient, payments: readonly Payment[], now: Date): Promise<Shares> => {
  const cards = payments.flatMap(({ id, amount }) => (amount > 0 ? [{ card: id, amount }] : []));
  const { shares, problems } = await lockShares(client, cards, now);
  if (problems.length > 0) throw new Failure("basketChanged");
  return shares;
};

/** Sets locked shares aside for an order whose payment is open until then. */
export const holdShares = async (
  client: PoolClient,
  { id: order }: Pick<OrderRecord, "id">,
  shares: Shares,
  until: Date,
  now: Date,
): Promise<void> => {
  if (shares.length === 0) return;
  await postTransactions(client, await setAside(client, { order, until: heldUntil(until) }, shares, now));
};

/**
 * Pays an order with locked shares, which are all of it:
 * in the transaction that makes or retries it.
 */
export const payByCards = async (
  client: PoolClient,
  order: OrderRecord,
  shares: Shares,
  { services, effects }: PaymentContext,
): Promise<void> => {
  const now = services.clock.now();
  const postings = setAside(client, { order: order.id, until: heldUntil(now) }, shares, now);
  await pipelined(
    postings,
    moveOrderToPaid(client, order.id, now),
    effects.paid(client, order, { amount: 0, postings }),
  );
};
