import type { Posting } from "../../ledger/index.ts";
import type { OrderRecord } from "../../order/index.ts";
import type { Attempt } from "../attempts/attempts.ts";

/** Money that the provider has for us, whatever becomes of the order. */
export const paymentPosting = (
  { legalEntity }: Pick<OrderRecord, "legalEntity">,
  { id, currency, amount }: Pick<Attempt, "id" | "currency" | "amount">,
): Posting => ({
  kind: "PAYMENT",
  businessKey: id,
  legalEntity,
  currency,
  entries: [
    { account: "PROVIDER_CLEARING", amount: -amount },
    { account: "ORDER_SETTLEMENT", amount },
  ],
});
