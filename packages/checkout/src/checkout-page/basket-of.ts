import { type ResultOf, readFragment } from "@giftshop/graphql";
import type { BrandLimit } from "@giftshop/messages/limit-text";
import { nameOfCode } from "../checkout-form/problems/field-errors.ts";
import { PaymentMethodFragment } from "../payment-choice/payment-method.fragment.ts";
import { withWallets } from "../payment-choice/with-wallets.ts";
import type { CheckoutBasket } from "./checkout-basket.query.ts";

type Cart = NonNullable<ResultOf<typeof CheckoutBasket>["cartV2"]["data"]>;

type Packages = Cart["shipments"][number]["packages"];

/** The limits that the basket exceeds, each brand once. */
const limitsOf = (packages: Packages): readonly BrandLimit[] => {
  const limits = new Map<string, BrandLimit>();
  for (const { problem } of packages) {
    if (problem?.limit) limits.set(problem.limit.brand, problem.limit);
  }
  return [...limits.values()];
};

/** The visitor's basket as the checkout needs it; `null` when there is nothing in it. */
export const basketOf = ({ cartV2, paymentMethods }: ResultOf<typeof CheckoutBasket>) => {
  const cart: Cart | null = cartV2.data && cartV2.data.shipments.length > 0 ? cartV2.data : null;
  const packages = cart?.shipments.flatMap((shipment) => shipment.packages) ?? [];
  return {
    cart,
    /** Why the basket cannot be ordered as it stands, each reason once. */
    problems: [...new Set(packages.flatMap(({ problem }) => (problem ? [nameOfCode(problem.code)] : [])))],
    /** The limits that it exceeds. */
    limits: limitsOf(packages),
    /** Something of it goes to the buyer by post: what goes to its receiver has an address. */
    needsDelivery:
      cart?.shipments.some(({ kind, deliveryAddress }) => kind === "PHYSICAL" && !deliveryAddress) ?? false,
    /** Something of it goes by registered post. */
    registered: cart?.totals.adjustments.some(({ title }) => title === "shipping.registered") ?? false,
    methods: withWallets(readFragment(PaymentMethodFragment, paymentMethods.data ?? [])),
    /** Whether it costs more than any of the storefront's ways to pay takes. */
    noneFits: paymentMethods.data?.length === 0,
  };
};

/** What {@link basketOf} gives when there is something in the basket. */
export type LoadedBasket = ReturnType<typeof basketOf> & { cart: Cart };
