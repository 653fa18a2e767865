import type { Queryable } from "../../../platform/database/index.ts";
import { postTransactions } from "../../ledger/index.ts";
import { capturePosting } from "../holds/hold-postings.ts";
import { captureHolds } from "../holds/holds.ts";
import { sumOf } from "../holds/pay-from.ts";

/** Captures what is set aside for an order, and books that; answers the sum, minor units. */
export const captureAndBook = async (client: Queryable, order: string): Promise<number> => {
  const captured = await captureHolds(client, order);
  await postTransactions(client, captured.map(capturePosting));
  return sumOf(captured);
};
