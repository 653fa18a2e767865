import { batch } from "../../../platform/batches.ts";
import { inTransaction } from "../../../platform/database/index.ts";
import { writeEmail } from "../../../platform/outbox/written-emails.ts";
import type { Services } from "../../../platform/services.ts";
import { entriesToTell } from "../tables/entries.ts";
import { resultEmail } from "./emails.ts";

/**
 * Promises an email to each who was not drawn, a batch at a time;
 * what was promised before is promised once. Answers how many.
 */
export const promiseResults = async (services: Services, draw: string, most = batch): Promise<number> => {
  let after = 0;
  for (let told = 0; ; ) {
    const entries = await inTransaction(services.pool, async (client) => {
      const found = await entriesToTell(client, draw, after, most);
      for (const entry of found) await writeEmail(services, client, resultEmail, { entry });
      return found;
    });
    told += entries.length;
    if (entries.length < most) return told;
    after = entries.at(-1) ?? after;
  }
};
