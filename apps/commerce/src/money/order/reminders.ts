import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import { type OrderRecord, orderColumns } from "./read-order.ts";

/** Between so many milliseconds after it was placed somebody is reminded of an order that was not paid. */
const [soonest, latest] = [3 * 3_600_000, 48 * 3_600_000];

const takeGivenUp = prepared<OrderRecord, [readonly string[], Date, Date, Date, number]>(
  "order-remind-given-up",
  `update shop_order o set reminded_at = $4 where o.id in (
     select u.id from shop_order u
     where u.state = 'CANCELED' and u.forgotten_at is null and u.reminded_at is null and u.remindable and u.email <> ''
       and u.kind in ('REGULAR', 'MULTI_ADDRESS') and u.storefront = any ($1::text[]) and u.placed_at between $2 and $3
       and not exists (select from shop_order later where later.legal_entity = u.legal_entity and lower(later.email) = lower(u.email)
         and later.forgotten_at is null and later.placed_at > u.placed_at)
     order by u.placed_at limit $5 for no key update skip locked)
   returning ${orderColumns}`,
);
const takeThese = prepared<OrderRecord, [readonly string[], readonly string[], Date]>(
  "order-remind-these",
  `update shop_order o set reminded_at = $3 where o.id = any ($1::uuid[]) and o.state = 'PENDING' and o.reminded_at is null
     and o.storefront = any ($2::text[]) and o.email <> '' returning ${orderColumns}`,
);

/** Whom to remind now. */
interface Reminding {
  /** Storefronts where it is day. */
  awake: readonly StorefrontCode[];
  now: Date;
}

/**
 * Orders that were given up some hours ago, whose buyer agreed to be reminded, or need not have, and has
 * ordered nothing since; at most so many. Each is answered once, by however many workers it is asked.
 */
export const takeToRemind = (client: Queryable, { awake, now }: Reminding, most: number): Promise<OrderRecord[]> => {
  const [from, until] = [new Date(now.getTime() - latest), new Date(now.getTime() - soonest)];
  return takeGivenUp.all(client, awake, from, until, now, most);
};

/** Orders among these that still wait for their money, each once. */
export const takeAwaited = (
  client: Queryable,
  orders: readonly string[],
  { awake, now }: Reminding,
): Promise<OrderRecord[]> => takeThese.all(client, orders, awake, now);
