import type { ResultOf } from "@giftshop/graphql";
import { hasEnded } from "../payment-processing/payment-watch.ts";
import type { RetryOrder } from "./retry-order.query.ts";

type RetriedOrder = NonNullable<ResultOf<typeof RetryOrder>["order"]["data"]>;
type Details = NonNullable<RetriedOrder["details"]>;

/** What the page shows of an order that somebody wants to pay again. */
export type RetryView =
  | { kind: "paid" | "refunded" | "notYours" | "over" }
  /** Money of it may be at the provider: nobody is told that nothing was charged. */
  | { kind: "inDoubt" }
  /** `retryAfter`: from when it can be tried again, ISO 8601. */
  | { kind: "usedUp"; retryAfter: string }
  | { kind: "transfer" }
  | { kind: "form"; details: Details };

/**
 * What follows from how an order stands.
 *
 * @param otherWay whether the buyer asked to end the bank transfer and pay in another way, and may
 */
export const retryView = (order: RetriedOrder, otherWay: boolean): RetryView => {
  const { payment, status, details, canRetry, retryAfter } = order;
  if (payment === "PAID") return { kind: "paid" };
  if (payment === "REFUNDED") return { kind: "refunded" };
  if (!details) return { kind: "notYours" };
  if (retryAfter && !canRetry && hasEnded(payment)) return { kind: "usedUp", retryAfter };
  if (status === "CANCELED") return { kind: payment === "PROCESSING" ? "inDoubt" : "over" };
  // Another payment ends the bank transfer, whose money may be on its way: only who asks for it gets there.
  return payment === "PENDING" && !otherWay ? { kind: "transfer" } : { kind: "form", details };
};
