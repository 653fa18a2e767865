import { retention } from "@giftshop/storefront-config";
import { forgetAfterDays, forgetInBatches } from "../../platform/batches.ts";
import { type Pool, type PoolClient, prepared } from "../../platform/database/index.ts";

type None = Record<never, never>;

const additions = prepared<None, [Date, number]>(
  "stale-additions",
  `delete from cart_addition where (visitor, key) in (select visitor, key from cart_addition
     where added_at < $1::timestamptz - interval '2 days' order by added_at limit $2 for update skip locked)`,
);
/** A version is what names the index, here and below. */
const carts = prepared<None, [Date, number]>(
  "stale-carts",
  `delete from cart where id in (select id from cart where order_id is null and version >= 0 and changed_at < $1
       and not exists (select from shop_order o where o.cart = cart.id and o.state = 'PENDING')
     order by changed_at limit $2 for update skip locked)`,
);
const orderedCarts = prepared<None, [Date, number]>(
  "stale-ordered-carts",
  `delete from cart where id in (select id from cart where order_id is not null and version >= 0 and changed_at < $1
     order by changed_at limit $2 for update skip locked)`,
);

/** Presses that put something into a basket: a page that repeats one does so within minutes. */
export const forgetAdditions = (pool: Pool, now: Date, most?: number): Promise<number> =>
  forgetInBatches(pool, additions, now, most);

/**
 * Names and notes of people who never bought: kept no longer than
 * a basket is of use, and than an order of it waits for its money.
 */
export const forgetCarts = forgetAfterDays(retention.basketDays, (client, before, most) =>
  carts.run(client, before, most),
);

/** One batch of {@link forgetOrderedCarts}. */
export const forgetSomeOrderedCarts = (client: PoolClient, before: Date, most: number): Promise<number> =>
  orderedCarts.run(client, before, most);

/** Baskets that became orders, with what stood in them: the order has a copy of all that counts. */
export const forgetOrderedCarts = forgetAfterDays(retention.basketDays, forgetSomeOrderedCarts);
