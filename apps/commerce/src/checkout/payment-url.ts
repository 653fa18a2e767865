import type { PaymentError } from "@giftshop/storefront-config";
import { type OrderRecord, readOrder } from "../order/index.ts";
import {
  type Attempt,
  currentAttempt,
  isAlive,
  type PaymentContext,
  type PaymentState,
  paymentStateOf,
  startPayment,
} from "../payment/index.ts";
import { processingUrl, retryUrl } from "./links.ts";

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

/** Where to go with an order whose payment cannot be paid any more: on, where it is paid; back to the checkout, where not. */
const afterwards = ({ services }: PaymentContext, order: OrderRecord, attempt: Attempt | undefined): string => {
  const error = errors[paymentStateOf(order.state, attempt)];
  return error ? retryUrl(services.environment, order, error) : processingUrl(services.environment, order);
};

const find = async ({ services }: PaymentContext, orderId: string) => {
  const order = await readOrder(services.pool, orderId);
  if (order === undefined) throw new Error(`There is no order ${orderId}.`);
  return { order, attempt: await currentAttempt(services.pool, orderId) };
};

const whereToPay = async (context: PaymentContext, attempt: Attempt): Promise<Placed> => {
  const { orderId: orderUuid, checkoutUrl } = attempt;
  if (isAlive(attempt) && checkoutUrl !== null) return { orderUuid, paymentUrl: checkoutUrl };
  const now = await find(context, orderUuid);
  return { orderUuid, paymentUrl: afterwards(context, now.order, now.attempt) };
};

/**
 * Where the buyer of an order pays it, asking the provider if nobody has yet: after the transaction that wrote the order,
 * never within. The same for each repetition of the call.
 */
export const placedOrder = async (context: PaymentContext, orderUuid: string): Promise<Placed> => {
  const { order, attempt } = await find(context, orderUuid);
  if (order.state !== "PENDING" || attempt === undefined || !isAlive(attempt)) {
    return { orderUuid, paymentUrl: afterwards(context, order, attempt) };
  }
  return whereToPay(context, await startPayment(context, order, attempt));
};

/** {@link placedOrder} for the one who has just committed the order, or another try at paying it. */
export const startPlaced = async (context: PaymentContext, { order, attempt }: NewPayment): Promise<Placed> =>
  whereToPay(context, await startPayment(context, order, attempt, { own: true }));
