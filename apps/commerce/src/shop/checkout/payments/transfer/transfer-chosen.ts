import { lockOrder, noteUnheld } from "../../../../money/order/index.ts";
import { inTransaction } from "../../../../platform/database/index.ts";
import type { Services } from "../../../../platform/services.ts";
import { releaseBeyond } from "../../../catalogue/stock/stock.ts";
import { mostAwaited } from "../../placing/unpaid-hold.ts";
import { countTransfer } from "./transfer-limit.ts";

/**
 * A bank transfer was chosen on the provider's page, where nobody can be refused any more: it is
 * counted, and holds none of the last pieces for days. They are looked for again when its money comes.
 */
export const transferChosen = async (services: Services, orderId: string): Promise<void> => {
  await inTransaction(services.pool, async (client) => {
    const order = await lockOrder(client, orderId);
    if (order?.state !== "PENDING") return;
    if (await releaseBeyond(services, client, orderId, mostAwaited)) await noteUnheld(client, orderId);
  });
  await countTransfer(services, orderId);
};
