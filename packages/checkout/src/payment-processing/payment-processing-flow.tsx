import { readOrder } from "@giftshop/storefront-config/shop";
import { useState } from "react";
import { isRedeemOrder } from "../checkout-form/placing/redeem-orders.ts";
import { CheckoutProvider } from "../frame/checkout-context.tsx";
import type { PartProps } from "../frame/leaf-props.ts";
import { PaymentProcessing } from "./payment-processing.tsx";

const orderOfAddress = () => readOrder(new URLSearchParams(location.search).get("order") ?? undefined);

/** What the page fetches once it lives. */
export const PaymentProcessingFlow = (props: PartProps) => {
  const [order] = useState(orderOfAddress);
  return (
    <CheckoutProvider {...props} redeem={isRedeemOrder(sessionStorage, order)}>
      <PaymentProcessing order={order} />
    </CheckoutProvider>
  );
};
