import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { OrderState } from "./types.ts";

/** How an order moved. */
export interface Transition {
  from: OrderState | null;
  to: OrderState;
  at: Date;
}

const ofOrder = prepared<Transition, [string]>(
  "order-transitions",
  `select from_state as "from", to_state as "to", at from order_transition where order_id = $1 order by id`,
);

/** How an order moved from state to state, the first first. */
export const transitionsOf = (db: Queryable, orderId: string): Promise<Transition[]> => ofOrder.all(db, orderId);
