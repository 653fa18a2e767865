import type { PaymentError } from "@giftshop/storefront-config";
import { type OrderRecord, readOrder } from "../../../money/order/index.ts";
import {
  type Attempt,
  attemptsOf,
  isAlive,
  type PaymentContext,
  type PaymentState,
  paymentStateOf,
  startPayment,
} from "../../../money/payment/index.ts";
import { onConnection, type PoolClient, pipelined } from "../../../platform/database/index.ts";
import { processingUrl, retryUrl } from "./links.ts";
import { retryAfter } from "./retry-limit.ts";

/** What the operations answer; `paymentUrl` is where the browser goes next. */
export interface Placed {
  orderUuid: string;
  paymentUrl: string;
}

/** A try at paying an order that this call has written, and so is the one to ask the provider for. */
export interface NewPayment {
  order: OrderRecord;
  attempt: Attempt;
}

const errors: Partial<Record<PaymentState, PaymentError>> = {
  FAILED: "failed",
  CANCELED: "canceled",
  EXPIRED: "expired",
};

/**
 * Where to go with an order whose payment cannot be paid any more: back to the checkout for another try,
 * or to hear when there is one; on, to the page that says so, where it is paid or the money goes back.
 */
const afterwards = ({ services }: PaymentContext, order: OrderRecord, attempts: readonly Attempt[]): string => {
  const error = errors[paymentStateOf(order.state, attempts)];
  if (!error) return processingUrl(services.environment, order);
  const usedUp = retryAfter(attempts, services.clock.now()) !== undefined;
  return retryUrl(services.environment, order, usedUp ? "retry-limit" : error);
};

interface PlacedOrder {
  order: OrderRecord | undefined;
  attempts: readonly Attempt[];
}

/** An order that was placed, with the tries at paying it. */
export const readPlaced = async (client: PoolClient, orderId: string): Promise<PlacedOrder> => {
  const [order, attempts] = await pipelined(readOrder(client, orderId), attemptsOf(client, orderId));
  return { order, attempts };
};

const find = ({ services }: PaymentContext, orderId: string): Promise<PlacedOrder> =>
  onConnection(services.pool, (client) => readPlaced(client, orderId));

const there = ({ order, attempts }: PlacedOrder, orderId: string) => {
  if (order === undefined) throw new Error(`There is no order ${orderId}.`);
  return { order, attempts };
};

const whereToPay = async (context: PaymentContext, attempt: Attempt): Promise<Placed> => {
  const { orderId: orderUuid, checkoutUrl } = attempt;
  if (isAlive(attempt) && checkoutUrl !== null) return { orderUuid, paymentUrl: checkoutUrl };
  const now = there(await find(context, orderUuid), orderUuid);
  return { orderUuid, paymentUrl: afterwards(context, now.order, now.attempts) };
};

/**
 * Where the buyer of an order pays it, asking the provider if nobody has yet: after the
 * transaction that wrote the order, never within. The same for each repetition of the call.
 */
export const placedOrder = async (context: PaymentContext, orderUuid: string, known?: PlacedOrder): Promise<Placed> => {
  const { order, attempts } = there(known ?? (await find(context, orderUuid)), orderUuid);
  const attempt = attempts.at(-1);
  if (order.state !== "PENDING" || attempt === undefined || !isAlive(attempt)) {
    return { orderUuid, paymentUrl: afterwards(context, order, attempts) };
  }
  return whereToPay(context, await startPayment(context, order, attempt));
};

/** {@link placedOrder} for the one who has just committed an order that is paid. */
export const paidOrder = ({ services }: PaymentContext, order: OrderRecord): Placed => ({
  orderUuid: order.id,
  paymentUrl: processingUrl(services.environment, order),
});

/** {@link placedOrder} for the one who has just committed the order, or another try at paying it. */
export const startPlaced = async (context: PaymentContext, { order, attempt }: NewPayment): Promise<Placed> =>
  whereToPay(context, await startPayment(context, order, attempt, { own: true }));
