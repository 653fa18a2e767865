import { readFragment } from "@giftshop/graphql";
import type { Translate } from "@giftshop/messages";
import type { CheckoutWords } from "../frame/checkout-words.ts";
import type { OrderView } from "./confirmation-order.query.ts";
import { DeliveryFragment } from "./delivery.fragment.ts";

/** How it stands with an order, to its buyer. `triesUsedUp`: it can be paid later, not now. */
export type OrderStanding = "paid" | "awaited" | "refunded" | "withdrawn" | "canceled" | "triesUsedUp" | "open";

/** Whether its buyer took all of it back. */
const isTakenBack = (details: OrderView["details"]): boolean => {
  const deliveries = readFragment(DeliveryFragment, details?.deliveries ?? []);
  return deliveries.length > 0 && deliveries.every(({ state }) => state === "WITHDRAWN");
};

/** What the page shows depends on this alone. `canceled`: nothing comes of the order any more. */
export const standingOf = ({ payment, canRetry, retryAfter, details }: OrderView): OrderStanding => {
  if (payment === "PAID") return "paid";
  if (payment === "PROCESSING" || payment === "PENDING") return "awaited";
  if (payment === "REFUNDED") return isTakenBack(details) ? "withdrawn" : "refunded";
  if (!canRetry && !retryAfter) return "canceled";
  return retryAfter ? "triesUsedUp" : "open";
};

const titles = {
  awaited: "confirmation.pending.title",
  refunded: "refunded.title",
  withdrawn: "confirmation.withdrawn.title",
  canceled: "confirmation.canceled.title",
  triesUsedUp: "retry.limit.title",
  open: "confirmation.open.title",
} as const;

/** What the buyer's view is headed by; somebody whose name is known is thanked by it. */
export const titleOf = (t: Translate<CheckoutWords>, order: OrderView): string => {
  const standing = standingOf(order);
  if (standing !== "paid") return t(titles[standing]);
  const name = order.details?.order.billingAddress?.firstName;
  return name ? t("confirmation.title", { name }) : t("confirmation.paidTitle");
};

/** What anybody else's view is headed by. */
export const strangerTitleOf = (
  t: Translate<CheckoutWords>,
  { payment, status }: Pick<OrderView, "payment" | "status">,
): string => {
  if (status === "CANCELED") return t("confirmation.stranger.canceled");
  return payment === "PAID" ? t("confirmation.stranger.paid") : t("confirmation.stranger.waiting");
};
