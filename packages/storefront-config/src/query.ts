import { isUuid, toPage } from "./slug.ts";

/** Values of the `error` query parameter; anything else in an address is ignored, so nobody can put words on our pages. */
export const paymentErrors = ["failed", "canceled", "expired", "unavailable", "retry-limit"] as const;
export type PaymentError = (typeof paymentErrors)[number];

type Value = string | readonly string[] | undefined;

const single = (value: Value): string | undefined => (typeof value === "string" ? value : undefined);

/** `page`: 1 when absent, `undefined` when it is not a number from 1 (the listing then redirects to 1, others are 404). */
export const readPage = (value: Value): number | undefined => (value === undefined ? 1 : toPage(single(value) ?? ""));

/** `error`: why a payment came back, or `undefined` for none and for anything outside the closed list. */
export const readPaymentError = (value: Value): PaymentError | undefined =>
  paymentErrors.find((error) => error === single(value));

/** `order`: the order to pay again, or `undefined` when it is not a UUID. */
export const readOrder = (value: Value): string | undefined => {
  const order = single(value)?.toLowerCase();
  return order !== undefined && isUuid(order) ? order : undefined;
};

/** Query parameters of the specification (section 2) that exist so far, as Next hands them over, checked in one place. */
export const readQuery = (query: Readonly<Record<string, Value>>) => ({
  page: readPage(query.page),
  error: readPaymentError(query.error),
  order: readOrder(query.order),
});
