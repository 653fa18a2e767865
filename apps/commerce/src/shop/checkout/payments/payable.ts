import { getStorefront } from "@giftshop/storefront-config";
import { liveOrderOfCart, type OrderRecord } from "../../../money/order/index.ts";
import { type Attempt, hasStray, isRefunded } from "../../../money/payment/index.ts";
import type { Queryable } from "../../../platform/database/index.ts";

/**
 * Whether the order waits to be paid, or could: its storefront lets one try again, it was not paid, none of its money is at the
 * provider or went back, and its basket has no other order. How often it was tried is another question.
 */
export const isPayable = async (db: Queryable, order: OrderRecord, attempts: readonly Attempt[]): Promise<boolean> => {
  if (!getStorefront(order.storefront).toggles.retryPayment || hasStray(attempts)) return false;
  if (order.state === "PENDING") return true;
  if (order.state !== "CANCELED" || order.forgotten || isRefunded(order.state, attempts)) return false;
  return (await liveOrderOfCart(db, order.cart)) === undefined;
};
