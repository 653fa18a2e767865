import { inTransaction, prepared } from "../database/index.ts";
import type { Services } from "../services.ts";
import type { WaitingEmail } from "./book.ts";
import type { Email } from "./email.ts";

/** Longer than a job may take from its promise to its first try, even after a crash. */
const overdueAfter = 10 * 60_000;

/**
 * After this nobody goes on trying of their own accord: a mailbox that has been full for a week
 * stays so, and each try at a gift decrypts all of its cards and writes that down for ever.
 */
const longest = 7 * 86_400_000;

const findWithoutJob = prepared<WaitingEmail & { overdue: boolean }, [string, string, Date]>(
  "emails-without-job",
  `select w.job, w.since, w.since < $3 as overdue from jsonb_to_recordset($2::jsonb) as w (job jsonb, since timestamptz)
   where not exists (select from pgboss.job j where j.name = $1 and j.data = w.job and j.state in ('created', 'retry', 'active'))`,
);

const again = async (
  { pool, clock, enqueue, log }: Pick<Services, "pool" | "clock" | "enqueue" | "log">,
  { queue, book }: Email,
): Promise<number> => {
  const now = clock.now().getTime();
  const waiting = await book.waiting(pool, new Date(now - overdueAfter));
  if (waiting.length === 0) return 0;
  const found = await findWithoutJob.all(pool, queue, JSON.stringify(waiting), new Date(now - longest));
  const { lost = [], over = [] } = Object.groupBy(found, ({ overdue }) => (overdue ? "over" : "lost"));
  await inTransaction(pool, async (client) => {
    for (const { job } of lost) await enqueue(client, queue, job);
  });
  // As a refusal would: `pnpm resend` sends it again, and the reports name it until somebody has.
  for (const { job } of over) {
    await book.settle(pool, job, "FAILED", clock.now());
    log.error({ queue, ...job }, "an email could not be sent for a week");
  }
  return lost.length;
};

/**
 * Enqueues what waits to be sent and has no job left; after a week it is FAILED instead. A job too many
 * does no harm, as what was sent is noted.
 *
 * @returns how much was enqueued
 */
export const enqueueAgain = async (
  services: Pick<Services, "pool" | "clock" | "enqueue" | "log">,
  emails: readonly Email[],
): Promise<number> => {
  let all = 0;
  for (const one of emails) all += await again(services, one);
  if (all > 0) services.log.warn({ emails: all }, "emails that no job would have sent were enqueued again");
  return all;
};
