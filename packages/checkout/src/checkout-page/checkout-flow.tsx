import { readQuery } from "@giftshop/storefront-config/shop";
import { useState } from "react";
import { CheckoutProvider } from "../frame/checkout-context.tsx";
import type { PartProps } from "../frame/leaf-props.ts";
import { RetryPaymentFlow } from "../retry-payment/retry-payment-flow.tsx";
import { BasketCheckout } from "./basket-checkout.tsx";

const readAddress = () => readQuery(Object.fromEntries(new URLSearchParams(location.search)));

/** A new order, or another try at paying one: `?order={uuid}`, with `error` saying why (specification, section 2). */
export function CheckoutFlow(props: PartProps) {
  const [{ order, error }] = useState(readAddress);
  return (
    <CheckoutProvider {...props}>
      {order ? <RetryPaymentFlow order={order} error={error} /> : <BasketCheckout error={error} />}
    </CheckoutProvider>
  );
}
