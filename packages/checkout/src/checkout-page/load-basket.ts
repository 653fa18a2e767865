import { type ResultOf, readFragment } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import { nameOfCode } from "../checkout-form/field-errors.ts";
import { PaymentMethodFragment } from "../payment-choice/payment-method.fragment.ts";
import { CheckoutBasket } from "./checkout-basket.query.ts";

type Cart = NonNullable<ResultOf<typeof CheckoutBasket>["cartV2"]["data"]>;

/** The visitor's basket as the checkout needs it; `null` when there is nothing in it. */
export async function loadBasket() {
  const { cartV2, paymentMethods } = await request(CheckoutBasket, {});
  const cart: Cart | null = cartV2.data && cartV2.data.shipments.length > 0 ? cartV2.data : null;
  const packages = cart?.shipments.flatMap((shipment) => shipment.packages) ?? [];
  return {
    cart,
    /** Why the basket cannot be ordered as it stands, each reason once. */
    problems: [...new Set(packages.flatMap(({ problem }) => (problem ? [nameOfCode(problem.code)] : [])))],
    needsDelivery: cart?.shipments.some(({ kind }) => kind === "PHYSICAL") ?? false,
    methods: readFragment(PaymentMethodFragment, paymentMethods.data ?? []),
  };
}

/** What {@link loadBasket} gives when there is something in the basket. */
export type LoadedBasket = Awaited<ReturnType<typeof loadBasket>> & { cart: Cart };
