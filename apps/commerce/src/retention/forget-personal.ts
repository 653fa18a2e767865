import { retention } from "@giftshop/storefront-config";
import { inTransaction, type PoolClient } from "../database/index.ts";
import type { Services } from "../services.ts";
import { forgetMessages } from "./forget-messages.ts";
import { forgetOrderedBaskets } from "./forget-ordered-baskets.ts";
import { forgetUnpaidOrders } from "./forget-unpaid-orders.ts";

/** Forgets at most `most` of what ended before `before`, inside the caller's transaction; answers how many that were. */
type Forget = (client: PoolClient, before: Date, most: number) => Promise<number>;

/** So many rows are locked at once, for some milliseconds. */
const batch = 500;

const day = 86_400_000;

/**
 * Forgets what the privacy statement says is not kept, a batch at a time: messages of gifts, whom unpaid orders were for, baskets
 * that became orders. Open baskets are basket/forget-stale.ts. Answers how many of each.
 */
export const forgetPersonal = async (
  { pool, clock }: Pick<Services, "pool" | "clock">,
  most = batch,
): Promise<Record<string, number>> => {
  const now = clock.now().getTime();
  const forgetAll = async (forget: Forget, days: number): Promise<number> => {
    const before = new Date(now - days * day);
    let all = 0;
    for (;;) {
      const gone = await inTransaction(pool, (client) => forget(client, before, most));
      all += gone;
      if (gone < most) return all;
    }
  };
  return {
    messages: await forgetAll(forgetMessages, retention.messageDays),
    unpaidOrders: await forgetAll(forgetUnpaidOrders(clock.now()), retention.unpaidOrderDays),
    orderedBaskets: await forgetAll(forgetOrderedBaskets, retention.basketDays),
  };
};
