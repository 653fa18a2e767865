import { type Forget, forgetInBatches } from "../../../platform/batches.ts";
import { type Pool, prepared } from "../../../platform/database/index.ts";

const forget: Forget = prepared(
  "account-forget-unverified",
  `with gone as (delete from account where id in (select id from account
     where email_verified_at is null and created_at < $1::timestamptz - interval '30 days' order by created_at limit $2
     for update skip locked) returning visitor)
   select release_visitor(visitor), leave_orders(visitor) from gone`,
);

/**
 * Deletes accounts whose email nobody verified for 30 days,
 * a batch at a time, and signs them out; answers how many.
 */
export const forgetUnverified = (pool: Pool, now: Date, most?: number): Promise<number> =>
  forgetInBatches(pool, forget, now, most);
