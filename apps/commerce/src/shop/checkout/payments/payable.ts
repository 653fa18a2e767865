import { getStorefront } from "@giftshop/storefront-config";
import { type BuyersOrder, liveOrderOfCart, type OrderRecord } from "../../../money/order/index.ts";
import { type Attempt, attemptsOfOrders, hasStray, isRefunded } from "../../../money/payment/index.ts";
import type { Queryable } from "../../../platform/database/index.ts";

/** What decides whether an order can be paid, beside its payments. */
type Payable = Pick<OrderRecord, "storefront" | "state" | "forgotten">;

/**
 * Whether an order can be paid (again): the storefront allows it, it was not paid, no money is at the
 * provider or went back, and no other order took its basket (asked last).
 */
const judge = (order: Payable, attempts: readonly Attempt[]): boolean | "unless replaced" => {
  if (!getStorefront(order.storefront).toggles.retryPayment || hasStray(attempts)) return false;
  if (order.state === "PENDING") return true;
  if (order.state !== "CANCELED" || order.forgotten || isRefunded(order.state, attempts)) return false;
  return "unless replaced";
};

/** Whether one order can be paid, after asking whether another took its place. */
export const isPayable = async (db: Queryable, order: OrderRecord, attempts: readonly Attempt[]): Promise<boolean> => {
  const judged = judge(order, attempts);
  return judged === "unless replaced" ? (await liveOrderOfCart(db, order.cart)) === undefined : judged;
};

/** Ids of those orders of a list that were given up and can be tried again, now or later. */
export const waitingForAnotherTry = async (db: Queryable, orders: readonly BuyersOrder[]): Promise<Set<string>> => {
  const canceled = orders.filter(({ state, replaced, forgotten }) => state === "CANCELED" && !replaced && !forgotten);
  if (canceled.length === 0) return new Set();
  const attempts = Map.groupBy(
    await attemptsOfOrders(
      db,
      canceled.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  return new Set(canceled.filter((order) => judge(order, attempts.get(order.id) ?? []) !== false).map(({ id }) => id));
};
