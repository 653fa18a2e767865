import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { Refund } from "./refund.ts";

/** Money of an order that goes back. */
export interface OrderRefund {
  id: string;
  state: Refund["state"];
  reason: string;
  currency: string;
  /** Minor units. */
  amount: number;
  createdAt: Date;
  /** Id at the provider. */
  providerRefundId: string | null;
}

const ofOrder = prepared<OrderRefund, [string]>(
  "payment-refunds-of-order",
  `select r.id, r.state, r.reason, r.currency, r.amount, r.created_at as "createdAt", r.provider_refund_id as "providerRefundId"
   from payment_refund r join payment_attempt a on a.id = r.attempt where a.order_id = $1 order by r.created_at`,
);

/** The refunds of an order, the first first. */
export const refundsOfOrder = (db: Queryable, orderId: string): Promise<OrderRefund[]> => ofOrder.all(db, orderId);
