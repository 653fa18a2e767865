import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { ApiOrder } from "../orders/orders-table.ts";

const due = prepared<ApiOrder, [Date, number]>(
  "api-orders-look",
  `select o.id, o.serial, o.credit, o.test, o.storefront, o.number, o.reference, o.currency, o.total, o.gift_count as "giftCount",
     o.created_at as "createdAt", o.told
   from api_order o where o.look_at <= $1 order by o.look_at limit $2 for update skip locked`,
);
const noteOrder = prepared<Record<never, never>, [string, string, Date | null]>(
  "api-order-told",
  "update api_order set told = $2, look_at = $3 where id = $1",
);
const noteGifts = prepared<Record<never, never>, [string, readonly number[], readonly string[]]>(
  "api-gifts-told",
  `update api_gift g set told = n.state from unnest($2::int[], $3::text[]) as n (position, state)
   where g.order_id = $1 and g.position = n.position`,
);

/** Orders that are due to be looked at, locked; those that others look at are left out. */
export const lockOrdersToLook = (client: Queryable, now: Date, most: number): Promise<ApiOrder[]> =>
  due.all(client, now, most);

/** Notes how an order stands, and when it is looked at again; null: never. */
export const noteLooked = async (client: Queryable, id: string, state: string, next: Date | null): Promise<void> =>
  void (await noteOrder.run(client, id, state, next));

/** Notes how gifts of an order stand. */
export const noteGiftsTold = async (
  client: Queryable,
  id: string,
  gifts: readonly { position: number; state: string }[],
): Promise<void> =>
  void (await noteGifts.run(
    client,
    id,
    gifts.map(({ position }) => position),
    gifts.map(({ state }) => state),
  ));
