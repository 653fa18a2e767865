import { prepared, type Queryable } from "../../../platform/database/index.ts";

/** What the provider took for an order and the shop kept. */
interface Charge {
  /** As its buyer paid it in the end. */
  method: string;
  /** Minor units. */
  amount: number;
}

const ofOrder = prepared<Charge, [string]>(
  "payment-charge-of-order",
  `select coalesce(a.pays_by, a.method) as method, c.amount from payment_charge c join payment_attempt a on a.id = c.attempt
   where c.order_id = $1`,
);

/** The charge of an order; `undefined` where gift cards paid all of it, or it is on invoice. */
export const chargeOf = (db: Queryable, orderId: string): Promise<Charge | undefined> => ofOrder.first(db, orderId);
