import { retention } from "@giftshop/storefront-config";
import type { QueueDefinition } from "../jobs/queues.ts";
import type { Services } from "../services.ts";

export const staleQueue: QueueDefinition = { name: "basket-forget-stale", retryLimit: 3, expireInSeconds: 900 };

const statements = {
  /** A page that repeats a press does so within minutes. */
  additions: "delete from cart_addition where added_at < $1::timestamptz - interval '2 days'",
  /**
   * Names and notes of people who never bought: kept no longer than a basket is of use, and than an order of it waits for its money.
   * A version is what names the index.
   */
  carts: `delete from cart where order_id is null and version >= 0 and changed_at < $1::timestamptz - interval '${retention.basketDays} days'
    and not exists (select from shop_order o where o.cart = cart.id and o.state = 'PENDING')`,
  rateLimits: "delete from rate_limit where expire < extract(epoch from $1::timestamptz - interval '1 hour') * 1000",
} as const;

/** Deletes what nobody comes back for; answers how many rows of each went. */
export const forgetStale = async ({
  pool,
  clock,
}: Pick<Services, "pool" | "clock">): Promise<Record<string, number>> => {
  const gone: Record<string, number> = {};
  for (const [name, text] of Object.entries(statements))
    gone[name] = (await pool.query(text, [clock.now()])).rowCount ?? 0;
  return gone;
};
