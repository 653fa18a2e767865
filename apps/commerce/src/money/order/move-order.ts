import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { OrderState } from "./types.ts";

const update = prepared<Record<never, never>, [string, OrderState]>(
  "order-move",
  "update shop_order set state = $2, unheld = false where id = $1",
);

/** Moves an order along an edge; the database refuses any other way. */
export const moveOrder = async (client: Queryable, id: string, to: Exclude<OrderState, "PAID">): Promise<void> => {
  if ((await update.run(client, id, to)) !== 1) throw new Error(`There is no order ${id}.`);
};

const pay = prepared<Record<never, never>, [string, Date]>(
  "order-paid",
  "update shop_order set state = 'PAID', paid_at = $2, cart_closed = true where id = $1",
);

/** Moves an order to PAID; its basket is the caller's to close, in the same transaction. */
export const moveOrderToPaid = async (client: Queryable, id: string, paidAt: Date): Promise<void> => {
  if ((await pay.run(client, id, paidAt)) !== 1) throw new Error(`There is no order ${id}.`);
};

const close = prepared<Record<never, never>, [string]>(
  "order-close-cart",
  "update shop_order set cart_closed = true where id = $1",
);

/** Notes that the order's basket was closed for it. */
export const noteCartClosed = async (client: Queryable, id: string): Promise<void> =>
  void (await close.run(client, id));
