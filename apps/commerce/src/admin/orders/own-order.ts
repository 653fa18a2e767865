import { lockOrder, type OrderRecord, readOrderByNumber } from "../../money/order/index.ts";
import type { PoolClient, Queryable } from "../../platform/database/index.ts";
import { requirePlace, type StaffScope } from "../staff/api/scope.ts";
import { Refused } from "../staff/refused.ts";

type Asking = Pick<StaffScope, "places">;

const clean = (number: string): string => number.trim().toUpperCase().slice(0, 40);

/** An order of a storefront of the person's. Throws NOT_FOUND, also for one of another storefront. */
export const ownOrder = async (db: Queryable, number: string, scope: Asking): Promise<OrderRecord> => {
  const order = await readOrderByNumber(db, clean(number));
  if (order === undefined) throw new Refused("NOT_FOUND", "number");
  requirePlace(scope, order.storefront);
  return order;
};

/** {@link ownOrder}, locked until the transaction ends. */
export const lockOwnOrder = async (client: PoolClient, number: string, scope: Asking): Promise<OrderRecord> => {
  const { id } = await ownOrder(client, number, scope);
  const order = await lockOrder(client, id);
  if (order === undefined) throw new Refused("NOT_FOUND", "number");
  return order;
};
