import { batch } from "../../platform/batches.ts";
import type { Pool } from "../../platform/database/index.ts";
import { endedExchanges, forgetExchange } from "../../platform/graphql/redeem-sessions.ts";
import { clearExchange } from "./reset-redeem.ts";

/**
 * Forgets exchanges that nobody goes on with, but not one whose order waits to be paid. Answers how many were
 * forgotten.
 */
export const forgetEnded = async (pool: Pool, now: Date, most = batch): Promise<number> => {
  let forgotten = 0;
  for (let after = 0; ; ) {
    const ended = await endedExchanges(pool, now, after, most);
    for (const { visitor, storefront: code } of ended) {
      if ((await clearExchange({ pool }, visitor, { code })).length > 0) continue;
      await forgetExchange(pool, visitor, now);
      forgotten += 1;
    }
    const last = ended.at(-1);
    if (last === undefined || ended.length < most) return forgotten;
    after = last.visitor;
  }
};
