import { releaseDue } from "../../../money/order/index.ts";
import { inTransaction, pipelined } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { giftEmail } from "../emails/emails.ts";
import type { GiftJob } from "../emails/gift-book.ts";

/** How many go in one transaction: a hundred jobs are written in about as many milliseconds. */
const most = 100;

/**
 * Enqueues gifts whose hour has come, by the shop's clock, each released and enqueued in one transaction, so
 * once by any number of workers.
 *
 * @returns how many
 */
export const releaseGifts = ({ pool, clock, enqueue }: Pick<Services, "pool" | "clock" | "enqueue">): Promise<number> =>
  inTransaction(pool, async (client) => {
    const released = await releaseDue(client, clock.now(), most);
    await pipelined(...released.map((packageId) => enqueue(client, giftEmail.queue, { packageId } satisfies GiftJob)));
    return released.length;
  });
