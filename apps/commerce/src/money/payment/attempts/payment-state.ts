import type { OrderState } from "../../order/index.ts";
import type { Attempt } from "./attempts.ts";
import { isTransfer } from "./payment-timeout.ts";

/**
 * As the pages distinguish it; PENDING: a bank transfer is awaited;
 * REFUNDED: paid when the order was closed already, or taken back whole.
 */
export type PaymentState = "PROCESSING" | "PENDING" | "FAILED" | "CANCELED" | "EXPIRED" | "PAID" | "REFUNDED";

const paidStates: readonly OrderState[] = ["PAID", "FULFILLING", "COMPLETED"];

/**
 * Whether the money of an order's payment goes back, or went. A closed order that one of its tries,
 * not only the latest, has paid could not be carried out any more; nobody shall pay it again.
 */
export const isRefunded = (order: OrderState, attempts: readonly Pick<Attempt, "state">[]): boolean =>
  order === "REFUNDED" || (order === "CANCELED" && attempts.some(({ state }) => state === "PAID"));

/**
 * Whether the provider holds money of one of its tries that pays
 * nothing here: until that is gone, nobody shall pay it again.
 */
export const hasStray = (attempts: readonly Pick<Attempt, "stray">[]): boolean => attempts.some(({ stray }) => stray);

/** State of an order's payment, from the order and its tries, the first one first. */
export const paymentStateOf = (
  order: OrderState,
  attempts: readonly Pick<Attempt, "state" | "paysBy" | "stray">[],
): PaymentState => {
  if (paidStates.includes(order)) return "PAID";
  if (isRefunded(order, attempts)) return "REFUNDED";
  // Neither paid nor free to be paid otherwise: "nothing was
  // charged" would be wrong, and a person has the answer.
  if (order === "CANCELED" && hasStray(attempts)) return "PROCESSING";
  const current = attempts.at(-1);
  switch (current?.state) {
    case "FAILED":
    case "MISMATCHED":
      return "FAILED";
    case "EXPIRED":
      return "EXPIRED";
    case "CREATED":
    case "OPEN":
    case "PENDING":
      if (order === "CANCELED") return "CANCELED";
      return isTransfer(current) && current.state !== "CREATED" ? "PENDING" : "PROCESSING";
    default:
      return "CANCELED";
  }
};
