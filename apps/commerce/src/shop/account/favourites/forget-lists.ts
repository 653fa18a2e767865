import { type Forget, forgetInBatches } from "../../../platform/batches.ts";
import { type Pool, prepared } from "../../../platform/database/index.ts";

const forget: Forget = prepared(
  "account-favourite-forget",
  `delete from account_favourite_list where (account, list) in (select account, list from account_favourite_list
     where merged_at < $1::timestamptz - interval '30 days' order by merged_at limit $2)`,
);

/**
 * Forgets which browsers' lists were taken over more than 30
 * days ago: no browser says so any more. Answers how many.
 */
export const forgetLists = (pool: Pool, now: Date, most?: number): Promise<number> =>
  forgetInBatches(pool, forget, now, most);
