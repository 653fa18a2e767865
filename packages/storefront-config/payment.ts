export { type PaymentRange, paymentRangeOf, paymentRanges, takesPayment } from "./src/payments/payment-amounts.ts";
export type { PaymentMethodId } from "./src/types.ts";
