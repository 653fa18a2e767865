import type { PaymentMethodId, Storefront } from "@giftshop/storefront-config";

export interface PaymentMethodView {
  id: string;
  logo: string;
  issuers: readonly { id: string; name: string }[];
}

/** Banks behind a method that the buyer chooses here, by the provider's ids. iDEAL asks on its own page. */
const issuers: Partial<Record<PaymentMethodId, PaymentMethodView["issuers"]>> = {
  kbc: [
    { id: "kbc", name: "KBC" },
    { id: "cbc", name: "CBC" },
  ],
};

/** How a storefront may be paid, in its order. */
export const paymentMethodsOf = ({ payment }: Storefront): PaymentMethodView[] =>
  payment.map(({ method, logo }) => ({ id: method, logo, issuers: issuers[method] ?? [] }));

/** Whether a method lets one choose this bank here. */
export const offersIssuer = (method: PaymentMethodId, issuer: string): boolean =>
  issuers[method]?.some(({ id }) => id === issuer) === true;
