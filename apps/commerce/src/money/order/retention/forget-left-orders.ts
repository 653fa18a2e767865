import { type PoolClient, pipelined, prepared } from "../../../platform/database/index.ts";
import { forgetPlaces, forgottenBuyer } from "./forget-details.ts";

const leave = prepared<Record<never, never>, [number, Date]>(
  "orders-leave",
  "update shop_order set buyer_left_at = $2, account_visitor = null where (visitor = $1 or account_visitor = $1) and buyer_left_at is null",
);

/**
 * Notes that the account of a visitor was deleted: nobody claims
 * its orders any more, and who bought them is forgotten in time.
 */
export const leaveOrders = async (client: PoolClient, visitor: number, now: Date): Promise<void> =>
  void (await leave.run(client, visitor, now));

/** What is on its way, or arrived since, may have to be sent again. */
const lockLeft = prepared<{ id: string; email: string }, [Date, number]>(
  "retention-left-orders",
  `select o.id, lower(o.email) as email from shop_order o
   where o.buyer_left_at is not null and o.forgotten_at is null and o.state in ('COMPLETED', 'REFUNDED') and o.placed_at < $1
     and not exists (select from delivery d where d.order_id = o.id and greatest(d.expected_at, d.sent_at) >= $1)
   order by o.buyer_left_at limit $2 for no key update skip locked`,
);
const forgetBuyers = prepared<Record<never, never>, [string[], Date]>(
  "retention-left-buyers",
  `update shop_order set forgotten_at = $2, ${forgottenBuyer} where id = any($1::uuid[])`,
);
/** A mailbox that is not the buyer's is somebody else's, who is reminded of the card. */
const forgetReceivers = prepared<Record<never, never>, [string[], string[]]>(
  "retention-left-receivers",
  `update order_package p set message = null, address = null, fingerprint = null,
     recipient_email = case when own then null else recipient_email end, recipient_name = case when own then null else recipient_name end
   from (select k.id, k.recipient_email is null or lower(k.recipient_email) = o.email as own
     from unnest($1::uuid[], $2::text[]) as o (id, email) join order_package k on k.order_id = o.id) as k
   where p.id = k.id`,
);

/**
 * Takes the buyer's name and addresses out of paid orders of
 * accounts that were deleted, where nothing arrived since a day.
 */
export const forgetLeftOrders = async (client: PoolClient, before: Date, most: number, now: Date): Promise<number> => {
  const left = await lockLeft.all(client, before, most);
  const ids = left.map(({ id }) => id);
  const emails = left.map(({ email }) => email);
  await pipelined(
    forgetBuyers.run(client, ids, now),
    forgetReceivers.run(client, ids, emails),
    forgetPlaces(client, ids),
  );
  return ids.length;
};
