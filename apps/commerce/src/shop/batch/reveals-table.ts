import { prepared, type Queryable } from "../../platform/database/index.ts";

const note = prepared<Record<never, never>, [string, string, number, Date]>(
  "batch-reveal",
  "insert into gift_batch_reveal (order_id, account, gifts, at) values ($1, $2, $3, $4)",
);

/** Writes down who gets the links of so many gifts of an order, before they do. */
export const noteBatchRevealed = async (
  client: Queryable,
  { orderId, account, gifts, at }: { orderId: string; account: string; gifts: number; at: Date },
): Promise<void> => void (await note.run(client, orderId, account, gifts, at));
