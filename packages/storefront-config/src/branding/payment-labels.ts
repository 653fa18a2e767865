import type { PaymentLogo } from "../types.ts";

/** Names as people know them; they are the same in every language. */
export const paymentLabels: Readonly<Record<PaymentLogo, string>> = {
  ideal: "iDEAL",
  bancontact: "Bancontact",
  belfius: "Belfius",
  kbc: "KBC/CBC",
  cartebancaire: "Carte bancaire",
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  paypal: "PayPal",
  blik: "BLIK",
  eps: "EPS",
  banktransfer: "SEPA",
  invoice: "Invoice",
};
