import { lockOrder, markHandedOver, type OrderRecord, readDeliveries } from "../../money/order/index.ts";
import type { PoolClient } from "../../platform/database/index.ts";
import { batchOfOrder, isOfBatch } from "./batch-table.ts";

/**
 * Says that gifts of a list which its buyer hands over need no email, in the transaction
 * that settles its payment and under its order's lock: their jobs find them sent.
 */
export const handOverBatchOf = async (
  client: PoolClient,
  { id, cart }: Pick<OrderRecord, "id" | "cart">,
  now: Date,
): Promise<void> => {
  if (!isOfBatch({ cart })) return;
  const batch = await batchOfOrder(client, id);
  if (batch?.delivery !== "HAND") return;
  // As it stands now: it was paid since it was read.
  const order = await lockOrder(client, id);
  if (order === undefined) throw new Error(`There is no order ${id}.`);
  const tags = (await readDeliveries(client, id)).map(({ tag }) => tag);
  await markHandedOver(client, order, tags, now);
};
