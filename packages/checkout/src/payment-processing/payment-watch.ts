import type { PaymentError } from "@giftshop/storefront-config/shop";

/** State of a payment as commerce answers it, or why there is none. */
export type PaymentAnswer =
  | "PROCESSING"
  | "PENDING"
  | "FAILED"
  | "CANCELED"
  | "EXPIRED"
  | "PAID"
  /** Paid when the order was closed already; the money goes back. */
  | "REFUNDED"
  /** Not paid, and tried too often to be tried again now. */
  | "triedOut"
  /** No such order. */
  | "unknown"
  /** Commerce did not answer. */
  | "unreachable";

/** Whether the latest payment came to nothing. */
export const hasEnded = (answer: PaymentAnswer): boolean =>
  answer === "FAILED" || answer === "CANCELED" || answer === "EXPIRED";

/** Whether the order can be paid, now or once it may be tried again, and nothing of it has been. */
export const isUnpaid = (answer: PaymentAnswer): boolean =>
  answer === "PROCESSING" || answer === "triedOut" || hasEnded(answer);

/** What the page does next. */
export type PaymentStep =
  | { kind: "ask"; after: number }
  | { kind: "confirmation" }
  | { kind: "retry"; error: PaymentError }
  | { kind: "pending" }
  | { kind: "refunded" }
  | { kind: "unknown" }
  | { kind: "late" };

/** Milliseconds. Asked often at first, since most payments are settled within seconds, then less and less. */
export const pace = { first: 500, factor: 1.5, longest: 5000, giveUpAfter: 60_000, slow: 15_000 } as const;

/** How long to wait before the next question. */
export const delayBefore = (attempt: number): number =>
  Math.min(Math.round(pace.first * pace.factor ** Math.max(0, attempt - 1)), pace.longest);

/**
 * What follows from an answer. Settled states lead away, a bank transfer is explained,
 * and after a minute the page stops asking by itself and says what happens next.
 *
 * @param attempt how many questions were asked, from 1
 * @param elapsed milliseconds since the first one
 */
export const stepAfter = (answer: PaymentAnswer, attempt: number, elapsed: number): PaymentStep => {
  switch (answer) {
    case "PAID":
      return { kind: "confirmation" };
    case "FAILED":
      return { kind: "retry", error: "failed" };
    case "CANCELED":
      return { kind: "retry", error: "canceled" };
    case "EXPIRED":
      return { kind: "retry", error: "expired" };
    case "triedOut":
      return { kind: "retry", error: "retry-limit" };
    case "PENDING":
      return { kind: "pending" };
    case "REFUNDED":
      return { kind: "refunded" };
    case "unknown":
      return { kind: "unknown" };
    default: {
      const after = delayBefore(attempt);
      return elapsed + after > pace.giveUpAfter ? { kind: "late" } : { kind: "ask", after };
    }
  }
};
