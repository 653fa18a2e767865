import type { ResultOf } from "@giftshop/graphql";
import type { Money } from "@giftshop/messages";
import type { AccountTranslate } from "../account-words.ts";
import type { AccountOrder } from "./orders-operations.ts";

type Order = NonNullable<ResultOf<typeof AccountOrder>["accountOrder"]["data"]>;
export type OrderDetails = NonNullable<Order["details"]>;

/** Names of ways to pay that are the same in every language. */
const brands: Readonly<Record<string, string>> = {
  cartebancaire: "Carte bancaire",
  ideal: "iDEAL",
  bancontact: "Bancontact",
  belfius: "Belfius",
  kbc: "KBC/CBC",
  paypal: "PayPal",
  blik: "Blik",
  eps: "EPS",
};

const methodName = (t: AccountTranslate, method: string): string => {
  if (method === "creditcard" || method === "banktransfer" || method === "invoice")
    return t(`account.orders.methods.${method}`);
  return brands[method] ?? method;
};

interface Writing {
  t: AccountTranslate;
  money(amount: Money): string;
}

/**
 * Facts of the modal "account order details" (specification, section 3): who is asked about it, to how many
 * it goes, payment, delivery, service fee, and costs without and with VAT.
 */
export const orderFacts = (details: OrderDetails, { t, money }: Writing) => {
  const { order, paymentMethod, deliveries, giftBatch, packageCount } = details;
  const { totals, billingAddress } = order;
  const shipping = totals.adjustments.filter(({ adjustmentType }) => adjustmentType === "SHIPPING");
  const { currency } = totals.grandTotal;
  const shippingSum = shipping.reduce((sum, { price }) => sum + price.value, 0);
  // Whatever was charged beside goods and delivery.
  const serviceFee = totals.grandTotal.value - totals.subTotal.value - shippingSum;
  // A list names each of its gifts, of which very many are not told here.
  const receivers = giftBatch ? packageCount : new Set(deliveries.map(({ recipientTitle }) => recipientTitle)).size;
  const facts: (readonly [name: string, value: string])[] = [];
  if (billingAddress)
    facts.push([t("account.orders.contactPerson"), `${billingAddress.firstName} ${billingAddress.lastName}`]);
  facts.push([t("account.orders.receiversLabel"), `${receivers}`]);
  if (paymentMethod) facts.push([t("account.orders.payment"), methodName(t, paymentMethod)]);
  facts.push([t("account.orders.subTotal"), money(totals.subTotal)]);
  for (const { title, price } of shipping)
    facts.push([
      t(title === "shipping.registered" ? "account.orders.registered" : "account.orders.shipping"),
      money(price),
    ]);
  facts.push([t("account.orders.serviceFee"), money({ currency, value: serviceFee })]);
  facts.push([t("account.orders.totalWithoutTax"), money(totals.grandTotalWithoutTax)]);
  facts.push([t("account.orders.total"), money(totals.grandTotal)]);
  for (const { title, lastDigits, amount } of order.giftCardPayments)
    facts.push([
      t("account.orders.cardPaid", { card: t("account.data.cards.ending", { title, digits: lastDigits }) }),
      money(amount),
    ]);
  return facts;
};
