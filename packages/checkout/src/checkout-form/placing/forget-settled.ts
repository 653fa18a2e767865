import type { PaymentAnswer } from "../../payment-processing/payment-watch.ts";
import { forgetDraft } from "./forget-draft.ts";
import { forgetIntent } from "./order-intent.ts";
import { forgetPlacedOrder } from "./placed-order.ts";

/**
 * Forgets what this tab keeps of a settled order, so that the next is another intent. One that waits for a
 * bank transfer is kept; one closed before its money came leaves the form.
 */
export const forgetSettled = (storage: Storage, payment: PaymentAnswer): void => {
  if (payment !== "PAID" && payment !== "PENDING" && payment !== "REFUNDED") return;
  forgetIntent(storage, "order");
  forgetIntent(storage, "retry");
  if (payment !== "PENDING") forgetPlacedOrder(storage);
  if (payment === "PAID") forgetDraft(storage);
};
