import { prepared, type Queryable } from "../database/index.ts";
import type { OrderState } from "./types.ts";

const update = prepared<Record<never, never>, [string, OrderState, Date | null]>(
  "order-move",
  "update shop_order set state = $2, paid_at = coalesce(paid_at, $3) where id = $1",
);

/** Moves an order along an edge; the database refuses any other way. `paidAt` when it becomes PAID. */
export const moveOrder = async (
  client: Queryable,
  id: string,
  to: OrderState,
  paidAt: Date | null = null,
): Promise<void> => {
  if ((await update.run(client, id, to, paidAt)) !== 1) throw new Error(`There is no order ${id}.`);
};

const close = prepared<Record<never, never>, [string]>(
  "order-close-cart",
  "update shop_order set cart_closed = true where id = $1",
);

/** Notes that the order's basket was closed for it. */
export const noteCartClosed = async (client: Queryable, id: string): Promise<void> =>
  void (await close.run(client, id));
