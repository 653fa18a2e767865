import type { GiftJob } from "../checkout/index.ts";
import { inTransaction, prepared } from "../database/index.ts";
import { markDelivered } from "../order/index.ts";
import type { Services } from "../services.ts";
import { type Letter, settleLetter } from "./letters.ts";

type Again = Pick<Services, "pool" | "clock" | "enqueue" | "log">;

/** Longer than a job may take from its promise to its first try, even after a crash. */
const patience = 10 * 60_000;

/**
 * After this nobody goes on trying of their own accord: a mailbox that has been full for a week stays so, and each try at a gift decrypts
 * all of its cards and writes that down for ever.
 */
const longest = 7 * 86_400_000;

interface Waiting extends Letter {
  /** When it was promised, or paid; a gift for a later day waits from that day on. */
  since: Date;
}

/** What waits for longer than that: by indexes of what was not sent, so that it is few whatever was sent before. */
const findWaiting = prepared<Waiting, [Date, string]>(
  "letters-waiting",
  `select queue, job, written_at as since from letter where state = 'WAITING' and written_at < $1
   union all select $2, jsonb_build_object('packageId', d.package), greatest(o.paid_at, d.expected_at)
     from delivery d join shop_order o on o.id = d.order_id where d.state = 'WAITING' and o.paid_at < $1`,
);
const findWithoutJob = prepared<Letter & { overdue: boolean }, [string, Date]>(
  "letters-without-job",
  `select w.queue, w.job, w.since < $2 as overdue from jsonb_to_recordset($1::jsonb) as w (queue text, job jsonb, since timestamptz)
   where not exists (select from pgboss.job j where j.name = w.queue and j.data = w.job and j.state in ('created', 'retry', 'active'))`,
);

/** As a refusal would: `pnpm resend` sends it again, and the watch over what is stuck names it until somebody has. */
const giveUp = async ({ pool, clock, log }: Again, letter: Letter, giftQueue: string): Promise<void> => {
  const { queue, job } = letter;
  const now = clock.now();
  if (queue !== giftQueue) await settleLetter(pool, letter, "FAILED", now);
  else {
    const { packageId } = job as GiftJob;
    await inTransaction(pool, (client) => markDelivered(client, packageId, "FAILED", now));
  }
  log.error({ queue, ...job }, "an e-mail could not be sent for a week");
};

/**
 * Enqueues again what waits to be sent while no job is left that would: it was tried for days, or is not there any more. What has waited
 * for a week by then is FAILED instead. Answers how much was enqueued. A job more than needed does no harm: what was sent is noted.
 */
export const enqueueAgain = async (services: Again, giftQueue: string): Promise<number> => {
  const { pool, clock, enqueue, log } = services;
  const now = clock.now().getTime();
  const waiting = await findWaiting.all(pool, new Date(now - patience), giftQueue);
  if (waiting.length === 0) return 0;
  const found = await findWithoutJob.all(pool, JSON.stringify(waiting), new Date(now - longest));
  const { lost = [], over = [] } = Object.groupBy(found, ({ overdue }) => (overdue ? "over" : "lost"));
  await inTransaction(pool, async (client) => {
    for (const { queue, job } of lost) await enqueue(client, queue, job);
  });
  for (const letter of over) await giveUp(services, letter, giftQueue);
  if (lost.length > 0) log.warn({ letters: lost.length }, "e-mails that no job would have sent were enqueued again");
  return lost.length;
};
