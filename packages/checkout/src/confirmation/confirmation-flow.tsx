import { readQuery } from "@giftshop/storefront-config/shop";
import { useState } from "react";
import { placedOrder } from "../checkout-form/placing/placed-order.ts";
import { isRedeemOrder } from "../checkout-form/placing/redeem-orders.ts";
import { CheckoutProvider } from "../frame/checkout-context.tsx";
import type { PartProps } from "../frame/leaf-props.ts";
import { Confirmation } from "./confirmation.tsx";
import { NoOrder } from "./no-order.tsx";

/** The order that the query names, or that this tab went to pay. */
const orderHere = (): string | undefined =>
  readQuery(Object.fromEntries(new URLSearchParams(location.search))).order ?? placedOrder(sessionStorage) ?? undefined;

/** What the page fetches once it lives. */
export const ConfirmationFlow = ({ uuid, ...props }: PartProps & { uuid?: string | undefined }) => {
  const [order] = useState(() => uuid ?? orderHere());
  return (
    <CheckoutProvider {...props} redeem={isRedeemOrder(sessionStorage, order)}>
      {order ? <Confirmation uuid={order} /> : <NoOrder />}
    </CheckoutProvider>
  );
};
