import { readQuery, type ShopData } from "@giftshop/storefront-config/shop";
import { useState } from "react";
import { forgetIntent } from "../checkout-form/placing/order-intent.ts";
import { placedOrder } from "../checkout-form/placing/placed-order.ts";
import { isRedeemOrder } from "../checkout-form/placing/redeem-orders.ts";
import { CheckoutProvider } from "../frame/checkout-context.tsx";
import type { PartProps } from "../frame/leaf-props.ts";
import { RetryPaymentFlow } from "../retry-payment/retry-payment-flow.tsx";
import { BasketCheckout } from "./basket-checkout.tsx";

const readAddress = ({ storefront }: ShopData) => {
  const { order, error, redeemToken } = readQuery(Object.fromEntries(new URLSearchParams(location.search)));
  // The reason alone is about the order that this tab went to pay.
  const tried = order ?? (error ? placedOrder(sessionStorage) : undefined);
  const retried = storefront.toggles.retryPayment && !redeemToken ? tried : undefined;
  // Where the order that came to nothing is not paid again, its key would answer it to every press.
  if (order && !retried) forgetIntent(sessionStorage, "order");
  return { retried, error };
};

/**
 * A new order, or another try at paying (specification, section 2) the order of the query or, with an `error`
 * alone, of this tab; where the storefront allows it and no redeem token is there.
 */
export const CheckoutFlow = (props: PartProps) => {
  const [{ retried, error }] = useState(() => readAddress(props.shop));
  return (
    <CheckoutProvider {...props} redeem={props.redeem || isRedeemOrder(sessionStorage, retried)}>
      {retried ? <RetryPaymentFlow order={retried} error={error} /> : <BasketCheckout error={error} />}
    </CheckoutProvider>
  );
};
