import { inTransaction, type Pool, type PoolClient, type Statement } from "./database/index.ts";
import type { Log } from "./log.ts";

/** Rows that one statement locks, for some milliseconds, as it has 15 seconds. */
export const batch = 500;

/**
 * Does the same work, each time in a transaction of its own,
 * until it finds less than `most`; answers how much that was.
 *
 * @param work does at most `most` of it and answers how much it did
 */
export const inBatches = async (
  pool: Pool,
  most: number,
  work: (client: PoolClient, most: number) => Promise<number>,
): Promise<number> => {
  let all = 0;
  for (;;) {
    const done = await inTransaction(pool, (client) => work(client, most));
    all += done;
    if (done < most) return all;
  }
};

/** What deletes at most so many rows of what ended before a moment. */
export type Forget = Statement<Record<never, never>, [Date, number]>;

/**
 * Deletes what ended before `now`, a batch at a time, each in
 * a transaction of its own; answers how many rows that were.
 */
export const forgetInBatches = (pool: Pool, forget: Forget, now: Date, most = batch): Promise<number> =>
  inBatches(pool, most, (client) => forget.run(client, now, most));

const day = 86_400_000;

/** Forgets what ended so many days before `now`, in batches, each in a transaction that its work is given. */
export const forgetAfterDays =
  (days: number, forget: (client: PoolClient, before: Date, most: number, now: Date) => Promise<number>) =>
  (pool: Pool, now: Date, most = batch): Promise<number> =>
    inBatches(pool, most, (client) => forget(client, new Date(now.getTime() - days * day), most, now));

/**
 * Runs parts of a job that need nothing of each other, one after the other: one that fails is
 * logged and keeps none of the others from their turn. Answers what each of them answered.
 *
 * @throws AggregateError of what failed, once all had their turn, so that the job is tried again
 */
export const tryEach = async (
  log: Log,
  parts: Readonly<Record<string, () => Promise<number>>>,
): Promise<Record<string, number>> => {
  const done: Record<string, number> = {};
  const failures: unknown[] = [];
  for (const [part, work] of Object.entries(parts)) {
    try {
      done[part] = await work();
    } catch (error) {
      log.error({ part, error }, "a part of clearing up failed");
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `Of clearing up failed: ${failures.length}.`);
  return done;
};
