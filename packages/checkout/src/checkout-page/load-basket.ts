import { type ResultOf, readFragment } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import { PaymentMethodFragment } from "../payment-choice/payment-method.fragment.ts";
import { CheckoutBasket } from "./checkout-basket.query.ts";

type Cart = NonNullable<ResultOf<typeof CheckoutBasket>["cartV2"]["data"]>;

/** The visitor's basket as the checkout needs it; `null` when there is nothing in it. */
export async function loadBasket() {
  const { cartV2, paymentMethods } = await request(CheckoutBasket, {});
  const cart: Cart | null = cartV2.data && cartV2.data.shipments.length > 0 ? cartV2.data : null;
  return {
    cart,
    needsDelivery: cart?.shipments.some(({ kind }) => kind === "PHYSICAL") ?? false,
    methods: readFragment(PaymentMethodFragment, paymentMethods.data ?? []),
  };
}

/** What {@link loadBasket} gives when there is something in the basket. */
export type LoadedBasket = Awaited<ReturnType<typeof loadBasket>> & { cart: Cart };
