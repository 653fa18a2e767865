import { push } from "@giftshop/analytics";
import { viewCart } from "@giftshop/analytics/order";
import { useEffect, useRef } from "react";
import type { Basket } from "./basket.fragment.ts";

/**
 * Tells once that the basket is looked at, when it has come.
 *
 * @param vat basis points of the storefront's VAT
 */
export const useViewCart = (basket: Basket | undefined, vat: number): void => {
  const told = useRef(false);
  useEffect(() => {
    if (!basket || told.current) return;
    told.current = true;
    push(viewCart(basket, vat));
  }, [basket, vat]);
};
