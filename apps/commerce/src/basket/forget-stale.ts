import { retention } from "@giftshop/storefront-config";
import { batch, type Forget, forgetInBatches, tryEach } from "../clear-up.ts";
import { prepared } from "../database/index.ts";
import type { QueueDefinition } from "../jobs/queues.ts";
import type { Services } from "../services.ts";
import { forgetVisitors } from "./forget-visitors.ts";

export const staleQueue: QueueDefinition = { name: "basket-forget-stale", retryLimit: 3, expireInSeconds: 3_600 };

/** A page that repeats a press does so within minutes. */
const forgetAdditions: Forget = prepared(
  "stale-additions",
  `delete from cart_addition where (visitor, key) in (select visitor, key from cart_addition
     where added_at < $1::timestamptz - interval '2 days' order by added_at limit $2 for update skip locked)`,
);
/**
 * Names and notes of people who never bought: kept no longer than a basket is of use, and than an order of it waits for its money.
 * A version is what names the index.
 */
const forgetCarts: Forget = prepared(
  "stale-carts",
  `delete from cart where id in (select id from cart
     where order_id is null and version >= 0 and changed_at < $1::timestamptz - interval '${retention.basketDays} days'
       and not exists (select from shop_order o where o.cart = cart.id and o.state = 'PENDING')
     order by changed_at limit $2 for update skip locked)`,
);
const forgetRateLimits: Forget = prepared(
  "stale-rate-limits",
  `delete from rate_limit where key in (select key from rate_limit
     where expire < extract(epoch from $1::timestamptz - interval '1 hour') * 1000 order by expire limit $2 for update skip locked)`,
);

/**
 * Deletes what nobody comes back for, a batch at a time; answers how many rows of each went. Anybody can make a basket and a visitor a press,
 * so it is never known how many there are.
 *
 * @throws AggregateError where some of it failed, after the rest was done
 */
export const forgetStale = (
  { pool, clock, log }: Pick<Services, "pool" | "clock" | "log">,
  most = batch,
): Promise<Record<string, number>> => {
  const now = clock.now();
  const all = (forget: Forget) => () => forgetInBatches(pool, forget, now, most);
  return tryEach(log, {
    additions: all(forgetAdditions),
    carts: all(forgetCarts),
    rateLimits: all(forgetRateLimits),
    visitors: () => forgetVisitors(pool, now, most),
  });
};
