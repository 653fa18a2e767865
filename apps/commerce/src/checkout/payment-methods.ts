import type { Storefront } from "@giftshop/storefront-config";

export interface PaymentMethodView {
  id: string;
  logo: string;
  issuers: readonly { id: string; name: string }[];
}

/** How a storefront may be paid, in its order. The provider's own page asks for the bank where there is one to choose. */
export const paymentMethodsOf = ({ payment }: Storefront): PaymentMethodView[] =>
  payment.map(({ method, logo }) => ({ id: method, logo, issuers: [] }));
