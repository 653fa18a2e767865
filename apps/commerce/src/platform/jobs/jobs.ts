import { inSpan, type SpanOptions } from "@giftshop/tracing";
import type { JobResult, JobWithMetadata, PgBoss, WorkOptions } from "pg-boss";
import type { Log } from "../log.ts";
import type { Services } from "../services.ts";

/**
 * Does the jobs of one batch; with `perJobResults` it answers how each went, else what it throws fails them
 * all.
 */
type JobHandler<Payload> = (jobs: JobWithMetadata<Payload>[]) => Promise<unknown>;

/** Work that the worker does for a module. */
export interface Job<Payload> {
  /** Name of one of the module's queues. */
  queue: string;
  /** Times of a cron expression, UTC, at which it is done, without payload. */
  schedule?: string;
  /** Whether it is done when a worker starts, too. */
  atStart?: boolean;
  /**
   * How many are done at a time, each by a taker that looks
   * again at once when it has found one. Default: one.
   */
  takers?: number;
  options?: WorkOptions;
  work(services: Services, jobs: JobWithMetadata<Payload>[]): Promise<unknown>;
}

/** What runs beside the jobs. */
export interface Background {
  /** Runs when the worker is told to end, beside the end of its jobs, and is waited for. */
  drain?(): Promise<void>;
  /** Runs when the worker has ended its jobs. */
  close?(): void;
}

type WithMetadata = WorkOptions & { includeMetadata: true };
type Taken = Pick<JobWithMetadata, "id" | "retryCount" | "retryLimit">;

const tell = (log: Log, queue: string, { id, retryCount, retryLimit }: Taken, error: unknown): void => {
  const facts = { queue, job: id, tried: retryCount + 1, error };
  if (retryCount < retryLimit) log.warn(facts, "a job failed and will be tried again");
  else log.error(facts, "a job failed for the last time");
};

const isFailure = (result: JobResult): boolean => result.status === "failed";

/**
 * Says what fails of a batch: all of it where the handler throws
 * or takes too long, else what it answers to have failed.
 */
const telling =
  <Payload>(log: Log, queue: string, handler: JobHandler<Payload>, perJob: boolean): JobHandler<Payload> =>
  async (jobs) => {
    const tellAll = (error: unknown): void => {
      for (const job of jobs) tell(log, queue, job, error);
    };
    // pg-boss gives up a handler that takes too long by this signal;
    // the same ends every batch, when nobody listens any more.
    const overdue = () => tellAll(new Error("it took too long, or the worker was stopped"));
    const signal = jobs[0]?.signal;
    signal?.addEventListener("abort", overdue);
    try {
      const results = await handler(jobs);
      if (perJob && Array.isArray(results)) {
        for (const result of results.filter(isFailure)) {
          const job = jobs.find(({ id }) => id === result.id);
          if (job) tell(log, queue, job, result.output);
        }
      }
      return results;
    } catch (error) {
      if (!signal?.aborted) tellAll(error);
      throw error;
    } finally {
      signal?.removeEventListener("abort", overdue);
    }
  };

/** A batch is part of the trace of its first job: most hold one. */
const spanOf = (queue: string, jobs: readonly { data: unknown }[]): SpanOptions => {
  const { traceparent: parent } = (jobs[0]?.data ?? {}) as { traceparent?: string };
  const facts = { "messaging.destination.name": queue, "messaging.batch.message_count": jobs.length };
  return { name: `job ${queue}`, kind: "consumer", parent, facts };
};

/**
 * Takes the jobs of a queue. Each that fails is in the log with its queue and id: as an error the last time.
 */
export const workOn = async <Payload>(
  boss: PgBoss,
  log: Log,
  queue: string,
  handler: JobHandler<Payload>,
  options: WorkOptions = {},
): Promise<void> => {
  const told = telling(log, queue, handler, options.perJobResults === true);
  let taker: string | undefined;
  const lookAgain = (jobs: JobWithMetadata<Payload>[]): Promise<unknown> =>
    inSpan(spanOf(queue, jobs), () => told(jobs)).finally(() => {
      // One notification tells of jobs that come together, so the next taker is woken where there is one.
      if (taker !== undefined) boss.notifyWorker(taker);
    });
  taker = await boss.work<Payload, unknown, WithMetadata>(queue, { ...options, includeMetadata: true }, lookAgain);
};

/** Begins with the jobs of modules, and ends schedules that no module has any more. */
export const startJobs = async (boss: PgBoss, services: Services, jobs: readonly Job<unknown>[]): Promise<void> => {
  for (const { queue, work, options, takers = 1, schedule, atStart } of jobs) {
    for (let taker = 0; taker < takers; taker += 1)
      await workOn(boss, services.log, queue, (taken) => work(services, taken), options);
    if (schedule !== undefined) await boss.schedule(queue, schedule);
    if (atStart === true) await boss.send(queue, {});
  }
  const scheduled = new Set(jobs.filter(({ schedule }) => schedule !== undefined).map(({ queue }) => queue));
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name);
};
