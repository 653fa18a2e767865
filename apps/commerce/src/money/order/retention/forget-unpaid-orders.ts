import { type PoolClient, pipelined, prepared } from "../../../platform/database/index.ts";
import { forgetPlaces, forgottenBuyer } from "./forget-details.ts";

/**
 * The last try at paying counts, as the first does; where money came too late and went back, the
 * books have somebody to name, and where it is still at the provider, or may be, a person has.
 */
const forgetBuyers = prepared<{ id: string }, [Date, number, Date]>(
  "retention-unpaid-buyers",
  `update shop_order set forgotten_at = $3, ${forgottenBuyer}
   where id in (select o.id from shop_order o
     where o.state = 'CANCELED' and o.forgotten_at is null and o.placed_at < $1
       and not exists (select from payment_attempt a where a.order_id = o.id and (a.created_at >= $1 or a.state = 'PAID' or a.stray
         or a.unknown_since is not null and a.unknown_settled_at is null))
     order by o.placed_at limit $2 for no key update skip locked)
   returning id`,
);
const forgetRecipients = prepared<Record<never, never>, [string[]]>(
  "retention-unpaid-recipients",
  "update order_package set recipient_name = null, recipient_email = null, message = null, address = null, fingerprint = null where order_id = any($1::uuid[])",
);

/**
 * Takes everybody's name, address and message out of orders that nobody has tried to pay since
 * a day. Such an order cannot be paid any more; money that comes for it all the same goes back.
 */
export const forgetUnpaidOrders = async (
  client: PoolClient,
  before: Date,
  most: number,
  now: Date,
): Promise<number> => {
  const ids = (await forgetBuyers.all(client, before, most, now)).map(({ id }) => id);
  await pipelined(forgetRecipients.run(client, ids), forgetPlaces(client, ids));
  return ids.length;
};
