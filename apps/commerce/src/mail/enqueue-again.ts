import { inTransaction, prepared } from "../database/index.ts";
import type { Services } from "../services.ts";
import type { Letter } from "./letters.ts";

/** Longer than a job may take from its promise to its first try, even after a crash. */
const patience = 10 * 60_000;

/** What waits for longer than that: by indexes of what was not sent, so that it is few whatever was sent before. */
const findWaiting = prepared<Letter, [Date, string]>(
  "letters-waiting",
  `select queue, job from letter where state = 'WAITING' and written_at < $1
   union all select $2, jsonb_build_object('packageId', d.package) from delivery d join shop_order o on o.id = d.order_id
     where d.state = 'WAITING' and o.paid_at < $1`,
);
const findWithoutJob = prepared<Letter, [string]>(
  "letters-without-job",
  `select w.queue, w.job from jsonb_to_recordset($1::jsonb) as w (queue text, job jsonb)
   where not exists (select from pgboss.job j where j.name = w.queue and j.data = w.job and j.state in ('created', 'retry', 'active'))`,
);

/**
 * Enqueues again what waits to be sent while no job is left that would: it was tried for days, or is not there any more.
 * Answers how much that was. A job more than needed does no harm: what was sent is noted.
 */
export const enqueueAgain = async (
  { pool, clock, enqueue, log }: Pick<Services, "pool" | "clock" | "enqueue" | "log">,
  giftQueue: string,
): Promise<number> => {
  const waiting = await findWaiting.all(pool, new Date(clock.now().getTime() - patience), giftQueue);
  if (waiting.length === 0) return 0;
  const lost = await findWithoutJob.all(pool, JSON.stringify(waiting));
  await inTransaction(pool, async (client) => {
    for (const { queue, job } of lost) await enqueue(client, queue, job);
  });
  if (lost.length > 0) log.warn({ letters: lost.length }, "e-mails that no job would have sent were enqueued again");
  return lost.length;
};
