import { type Call, jsonObject } from "../http/call.ts";
import { toMinor } from "./amount.ts";
import { ProviderRefusal, unprocessable } from "./errors.ts";
import type { Ledger } from "./ledger.ts";
import type { Payment } from "./payment.ts";
import { readAmount } from "./read-order.ts";
import type { RefundOrder } from "./refund.ts";

/**
 * Judges the body of a create-refund call.
 * @throws ProviderRefusal 422 for a wrong amount or a payment
 * without money, 409 when the same refund was just made.
 */
export const readRefund = (call: Call, ledger: Ledger, payment: Payment): RefundOrder => {
  const body = jsonObject(call);
  const amount = readAmount(body.amount ?? payment.amount, "amount");
  if (payment.status !== "paid") throw unprocessable("The payment is not paid, so there is nothing to refund");
  if (amount.currency !== payment.amount.currency) {
    throw unprocessable("The refund must be in the currency of the payment", "amount.currency");
  }
  const left = toMinor(payment.amount) - ledger.refunded(payment.id) - (payment.chargedBack ?? 0);
  if (left === 0) throw new ProviderRefusal(409, "The payment has been refunded already");
  if (toMinor(amount) > left) throw unprocessable("The amount is higher than the maximum", "amount.value");
  return {
    paymentId: payment.id,
    amount,
    description: typeof body.description === "string" ? body.description : payment.description,
    metadata: body.metadata ?? null,
  };
};
