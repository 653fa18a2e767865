import { readOrder } from "../../../money/order/index.ts";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { RefundMail } from "../../mail/types.ts";
import { mailDomain } from "../mail-domain.ts";

const readRefund = prepared<{ orderId: string; amount: number; reason: RefundMail["reason"] }, [string]>(
  "refund-for-mail",
  `select a.order_id as "orderId", r.amount, r.reason from payment_refund r join payment_attempt a on a.id = r.attempt
   where r.attempt = $1 and r.reason <> 'WITHDRAWAL'`,
);

/** What the buyer is told of a payment that goes back; `undefined` where nothing does. */
export const refundForMail = async (client: Queryable, attemptId: string): Promise<RefundMail | undefined> => {
  const refund = await readRefund.first(client, attemptId);
  if (refund === undefined) return undefined;
  const order = await readOrder(client, refund.orderId);
  if (order === undefined) return undefined;
  return {
    storefront: order.storefront,
    language: order.language,
    messageId: `<refund.${attemptId}@${mailDomain(order)}>`,
    to: order.email,
    buyerName: order.firstName,
    orderNumber: order.number,
    orderUuid: order.id,
    amount: { value: refund.amount, currency: order.currency },
    reason: refund.reason,
  };
};
