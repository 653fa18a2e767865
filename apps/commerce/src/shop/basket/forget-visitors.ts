import { retention } from "@giftshop/storefront-config";
import { batch } from "../../platform/batches.ts";
import { inTransaction, type Pool, type PoolClient, prepared } from "../../platform/database/index.ts";

/** Where a batch ended, in the order of the index; whoever stays is not looked at twice. */
export interface Place {
  seenOn: string;
  id: number;
}

/**
 * Deletes guests that no basket, order or press refers to, by their first visit; `offset 0` has PostgreSQL
 * look each up, not read all baskets for every batch.
 */
const forget = prepared<Place & { looked: number; gone: number }, [string, number, Date, number]>(
  "stale-visitors",
  `with looked as (
     select id, seen_on from visitor
     where (seen_on, id) > ($1::date, $2::bigint) and not of_account and seen_on < ($3::timestamptz - interval '${retention.basketDays} days')::date
     order by seen_on, id limit $4
   ), left_behind as (
     select id from visitor v where id = any (array(select id from looked))
       and not exists (select from cart c where c.visitor = v.id offset 0)
       and not exists (select from shop_order o where o.visitor = v.id offset 0)
       and not exists (select from cart_addition a where a.visitor = v.id offset 0)
     for update skip locked
   ), gone as (delete from visitor where id = any (array(select id from left_behind)) returning id)
   select seen_on::text as "seenOn", id, (select count(*) from looked) as looked, (select count(*) from gone) as gone
   from looked order by seen_on desc, id desc limit 1`,
);

/** The first place of all. */
export const start: Place = { seenOn: "-infinity", id: 0 };

/**
 * One batch of {@link forgetVisitors}, after a place. Answers how
 * many went, and where it ended; no place where nobody is left.
 */
export const forgetSomeVisitors = async (
  client: PoolClient,
  after: Place,
  now: Date,
  most: number,
): Promise<{ gone: number; next?: Place }> => {
  const row = await forget.first(client, after.seenOn, after.id, now, most);
  if (row === undefined) return { gone: 0 };
  const { gone, looked, seenOn, id } = row;
  return looked < most ? { gone } : { gone, next: { seenOn, id } };
};

/**
 * Deletes visitors who came longer ago than their cookie lasts, and left nothing that is kept; answers how
 * many. One who comes back at that moment is held by `Visitor.ensure` and passed over, or is made anew.
 */
export const forgetVisitors = async (pool: Pool, now: Date, most = batch): Promise<number> => {
  let all = 0;
  for (let place: Place | undefined = start; place !== undefined; ) {
    const after: Place = place;
    const { gone, next } = await inTransaction(pool, (client) => forgetSomeVisitors(client, after, now, most));
    all += gone;
    place = next;
  }
  return all;
};
