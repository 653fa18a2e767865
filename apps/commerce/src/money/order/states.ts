import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { OrderState } from "./types.ts";

const ofOrders = prepared<{ id: string; state: OrderState }, [readonly string[]]>(
  "order-states",
  "select id, state from shop_order where id = any ($1::uuid[])",
);

/** How orders stand, by their ids. */
export const statesOfOrders = async (db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, OrderState>> =>
  new Map((await ofOrders.all(db, ids)).map(({ id, state }) => [id, state]));
