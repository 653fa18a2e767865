import { push } from "@giftshop/analytics";
import { purchased } from "@giftshop/analytics/order";
import { useEffect, useRef } from "react";
import type { OrderView } from "./confirmation-order.query.ts";

/**
 * Tells that an order is paid, once while its page is open; of reloads and other
 * tabs commerce knows better (analytics, `claimPurchase`). Only to its buyer.
 *
 * @param vat basis points of the storefront's VAT
 */
export const usePurchase = (order: OrderView | null | undefined, vat: number): void => {
  const told = useRef(false);
  useEffect(() => {
    if (!order?.details || order.payment !== "PAID" || told.current) return;
    told.current = true;
    const { number, order: bought } = order.details;
    push(purchased({ uuid: order.uuid, number }, bought, vat));
  }, [order, vat]);
};
