import type { Queryable } from "../database/index.ts";
import { postTransaction } from "../ledger/index.ts";
import type { OrderRecord } from "../order/index.ts";
import type { Attempt } from "./attempts.ts";

/** Books money that the provider has for us, whatever becomes of the order. */
export const bookPayment = async (
  client: Queryable,
  { legalEntity }: Pick<OrderRecord, "legalEntity">,
  { id, currency, amount }: Pick<Attempt, "id" | "currency" | "amount">,
): Promise<void> => {
  await postTransaction(client, {
    kind: "PAYMENT",
    businessKey: id,
    legalEntity,
    currency,
    entries: [
      { account: "PROVIDER_CLEARING", amount: -amount },
      { account: "ORDER_SETTLEMENT", amount },
    ],
  });
};
