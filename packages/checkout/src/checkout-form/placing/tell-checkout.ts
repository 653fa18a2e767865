import { push } from "@giftshop/analytics";
import { addPaymentInfo, addShippingInfo, beginCheckout, type SoldOrder } from "@giftshop/analytics/order";
import { useEffect, useRef } from "react";

/**
 * Tells once that the checkout of a basket began.
 *
 * @param vat basis points of the storefront's VAT
 */
export const useBeginCheckout = (cart: SoldOrder, vat: number): void => {
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    push(beginCheckout(cart, vat));
  }, [cart, vat]);
};

/** Tells that it is said who orders and where it goes. */
export const tellShipping = (cart: SoldOrder, vat: number): void => push(addShippingInfo(cart, vat));

/** Tells how it is to be paid, on the way there. `method`: empty where gift cards pay all of it. */
export const tellPayment = (order: SoldOrder, vat: number, method: string | null): void =>
  push(addPaymentInfo(order, vat, method));
