import { deferGifts, type OrderRecord } from "../../../money/order/index.ts";
import type { PoolClient } from "../../../platform/database/index.ts";
import { delayHours } from "./fraud-score.ts";
import { noteDelay } from "./risk-table.ts";

/**
 * Has the digital gifts of an unusual order, whose payer nobody proved, wait a few hours; before they begin
 * to be delivered.
 */
export const delayGifts = async (client: PoolClient, { id }: OrderRecord, now: Date): Promise<void> => {
  if (await noteDelay(client, id, now)) await deferGifts(client, id, new Date(now.getTime() + delayHours * 3_600_000));
};
