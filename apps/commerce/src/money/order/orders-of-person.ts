import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { OrderState } from "./types.ts";

/** An order of a person, as little of it as says which one it is. */
export interface OrderOfPerson {
  id: string;
  number: string;
  storefront: StorefrontCode;
  state: OrderState;
  placedAt: Date;
  /** Its buyer is forgotten, or will be once nothing of it may have to be sent again. */
  left: boolean;
}

const find = prepared<OrderOfPerson, [string, readonly string[] | null]>(
  "orders-of-person",
  `select o.id, o.number, o.storefront, o.state, o.placed_at as "placedAt", o.buyer_left_at is not null as left
   from shop_order o where lower(o.email) = $1 and o.state <> 'DRAFT' and ($2::text[] is null or o.storefront = any ($2))
   order by o.placed_at, o.id`,
);
const leave = prepared<Record<never, never>, [readonly string[], Date]>(
  "orders-of-person-leave",
  "update shop_order set buyer_left_at = $2, account_visitor = null where id = any ($1::uuid[]) and buyer_left_at is null",
);

/** Orders that were bought with an address, by whoever, in these storefronts; `undefined`: in all. */
export const ordersOfPerson = (
  db: Queryable,
  email: string,
  storefronts?: readonly string[],
): Promise<OrderOfPerson[]> => find.all(db, email.normalize("NFC").trim().toLowerCase(), storefronts ?? null);

/**
 * Notes that the buyer of these orders wants to be forgotten, as `leaveOrders` does for an account: they stay
 * as tax law demands, and without names once nothing of them may have to be sent again. Answers of how many.
 */
export const leaveOrdersById = (client: Queryable, orders: readonly string[], now: Date): Promise<number> =>
  leave.run(client, orders, now);
