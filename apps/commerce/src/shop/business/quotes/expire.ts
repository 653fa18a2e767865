import { batch, inBatches } from "../../../platform/batches.ts";
import type { Services } from "../../../platform/services.ts";
import { tellBuyer } from "../emails/emails.ts";
import { lockOverdueQuotes, moveQuote } from "./quotes-table.ts";

/** Ends quotes whose price holds no longer, and tells their buyers; answers how many. */
export const expireQuotes = (services: Services, most = batch): Promise<number> => {
  const now = services.clock.now();
  return inBatches(services.pool, most, async (client) => {
    const ids = await lockOverdueQuotes(client, now, most);
    for (const id of ids) {
      await moveQuote(client, id, "EXPIRED", now);
      await tellBuyer(services, client, { quoteId: id, news: "expired" });
    }
    return ids.length;
  });
};
