import type { PaymentAnswer } from "../../payment-processing/payment-watch.ts";
import { forgetDraft } from "./forget-draft.ts";
import { forgetIntent } from "./order-intent.ts";
import { forgetPlacedOrder } from "./placed-order.ts";

/**
 * Forgets what this tab keeps of an order that needs it no more, so that what is ordered
 * next is another intent. An order that waits for a bank transfer is still offered
 * again; one that was closed before its money came leaves the typed form as it is.
 */
export const forgetSettled = (storage: Storage, payment: PaymentAnswer): void => {
  if (payment !== "PAID" && payment !== "PENDING" && payment !== "REFUNDED") return;
  forgetIntent(storage, "order");
  forgetIntent(storage, "retry");
  if (payment !== "PENDING") forgetPlacedOrder(storage);
  if (payment === "PAID") forgetDraft(storage);
};
