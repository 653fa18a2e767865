import type { OrderState } from "../order/index.ts";
import type { Attempt } from "./attempts.ts";

/** As the pages distinguish it; PENDING: a bank transfer is awaited. */
export type PaymentState = "PROCESSING" | "PENDING" | "FAILED" | "CANCELED" | "EXPIRED" | "PAID";

const paidStates: readonly OrderState[] = ["PAID", "FULFILLING", "COMPLETED"];

/** State of an order's payment, from the order and its latest attempt. */
export const paymentStateOf = (
  order: OrderState,
  current: Pick<Attempt, "state" | "method"> | undefined,
): PaymentState => {
  if (paidStates.includes(order)) return "PAID";
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
      return current.method === "banktransfer" && current.state !== "CREATED" ? "PENDING" : "PROCESSING";
    default:
      return "CANCELED";
  }
};
