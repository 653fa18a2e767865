import { retention } from "@giftshop/storefront-config";
import { batch, inBatches, tryEach } from "../clear-up.ts";
import type { PoolClient } from "../database/index.ts";
import type { Services } from "../services.ts";
import { forgetMessages } from "./forget-messages.ts";
import { forgetOrderedBaskets } from "./forget-ordered-baskets.ts";
import { forgetUnpaidOrders } from "./forget-unpaid-orders.ts";

/** Forgets at most `most` of what ended before `before`, inside the caller's transaction; answers how many that were. */
type Forget = (client: PoolClient, before: Date, most: number) => Promise<number>;

const day = 86_400_000;

/**
 * Forgets what the privacy statement says is not kept, a batch at a time: messages of gifts, whom unpaid orders were for, baskets
 * that became orders. Open baskets are basket/forget-stale.ts. Answers how many of each.
 *
 * @throws AggregateError where some of it failed, after the rest was done
 */
export const forgetPersonal = (
  { pool, clock, log }: Pick<Services, "pool" | "clock" | "log">,
  most = batch,
): Promise<Record<string, number>> => {
  const now = clock.now();
  const all = (forget: Forget, days: number) => () => {
    const before = new Date(now.getTime() - days * day);
    return inBatches(pool, most, (client) => forget(client, before, most));
  };
  return tryEach(log, {
    messages: all(forgetMessages, retention.messageDays),
    unpaidOrders: all(forgetUnpaidOrders(now), retention.unpaidOrderDays),
    orderedBaskets: all(forgetOrderedBaskets, retention.basketDays),
  });
};
