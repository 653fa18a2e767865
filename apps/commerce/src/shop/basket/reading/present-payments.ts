import type { Storefront } from "@giftshop/storefront-config";
import { errorCodes } from "@giftshop/validation";
import { type CardPayment, sumOf } from "../../../money/giftcard/index.ts";
import { moneyOf } from "../../../platform/graphql/common.ts";
import type { GiftCardPaymentView } from "../graphql/gift-card-payment.ts";
import type { GiftcardOrderView } from "../graphql/giftcard-order.ts";

/** A gift card and what it pays, as the pages read it. */
export const presentPayment = (storefront: Storefront, payment: CardPayment): GiftCardPaymentView => {
  const { id, title, lastDigits, expiresOn, imageUrl, imageAlt, backgroundColor, problem } = payment;
  return {
    id,
    title,
    lastDigits,
    expiresOn,
    backgroundColor,
    image: { url: imageUrl, alt: imageAlt },
    balance: moneyOf(storefront, payment.balance),
    amount: moneyOf(storefront, payment.amount),
    problem: problem === undefined ? null : { code: errorCodes[problem] },
  };
};

/** What gift cards pay of a total, minor units, and what they leave. */
export const presentPayments = (
  storefront: Storefront,
  total: number,
  payments: readonly CardPayment[],
): Pick<GiftcardOrderView, "giftCardPayments" | "toPay"> => ({
  giftCardPayments: payments.map((payment) => presentPayment(storefront, payment)),
  toPay: moneyOf(storefront, total - sumOf(payments)),
});
