import { readOrder } from "../../money/order/index.ts";
import { attemptsOf, awaitedTransfer } from "../../money/payment/index.ts";
import { email } from "../../platform/outbox/email.ts";
import type { Services } from "../../platform/services.ts";
import { isPayable } from "../checkout/payments/payable.ts";
import { retryAfter } from "../checkout/payments/retry-limit.ts";

/** The buyer is to be reminded of an order that was not paid. */
interface UnpaidJob {
  orderId: string;
}

/** How it stands when it is sent: what was paid meanwhile, or cannot be paid any more, is not spoken of. */
const unpaidOf = async ({ pool, clock }: Services, { orderId }: UnpaidJob) => {
  const order = await readOrder(pool, orderId);
  if (order === undefined || order.forgotten || order.email === "") return undefined;
  const transfer = order.state === "PENDING" ? await awaitedTransfer(pool, orderId) : undefined;
  if (transfer) return { order, until: transfer.expiresAt };
  const attempts = await attemptsOf(pool, orderId);
  const usedUp = retryAfter(attempts, clock.now()) !== undefined;
  if (order.state !== "CANCELED" || usedUp || !(await isPayable(pool, order, attempts))) return undefined;
  return { order, until: undefined };
};

/** One reminder of an order that was not paid. */
export const unpaidEmail = email("order-unpaid", {
  facts: unpaidOf,
  template: async () => (await import("./compose-unpaid.ts")).composeUnpaid,
  nameOf: async (db, { orderId }: UnpaidJob) => (await readOrder(db, orderId))?.number,
  mayBeRefused: true,
});
