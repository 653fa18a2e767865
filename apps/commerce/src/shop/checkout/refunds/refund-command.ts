import {
  listWaitingRefunds,
  type PaymentContext,
  refundAgain,
  takeOverRefund,
  toDecimal,
} from "../../../money/payment/index.ts";
import type { RunCommand, Said } from "../../../platform/command.ts";
import { paymentContextOf } from "../payments/payment-context.ts";

const list = async (context: PaymentContext): Promise<Said> => {
  const waiting = await listWaitingRefunds(context);
  const lines = waiting.map(({ number, state, amount, currency, paymentId, providerRefundId }) =>
    [number, state, toDecimal(amount, currency), currency, paymentId, providerRefundId ?? ""].join("  ").trim(),
  );
  return { text: lines.join("\n") || "No refund waits for a person.", done: true };
};

const again = async (context: PaymentContext, order: string): Promise<Said> => {
  const sent = await refundAgain(context, order);
  return sent === 0
    ? { text: `${order}: no refund of it waits for a person.`, done: false }
    : { text: `${order}: to be sent again: ${sent}.`, done: true };
};

const takeOver = async (context: PaymentContext, order: string, refund: string): Promise<Said> => {
  if (await takeOverRefund(context, order, refund)) return { text: `${order}: ${refund} was taken over.`, done: true };
  const text = `${order}: ${refund} is not of a refund that waits, has come back, or left something of the payment.`;
  return { text, done: false };
};

/**
 * Refunds that wait for a person: lists them, sends those of
 * an order again, or takes over one that was made by hand.
 */
export const refundCommand: RunCommand = (services, [number, id]) => {
  const context = paymentContextOf(services);
  if (number === undefined) return list(context);
  return id === undefined ? again(context, number) : takeOver(context, number, id);
};
