import type { JobResult, JobWithMetadata, PgBoss, WorkOptions } from "pg-boss";
import type { Log } from "../log.ts";

/** Does the jobs of one batch. With `perJobResults` it answers how each went; else what it throws fails them all. */
export type JobHandler<Payload> = (jobs: JobWithMetadata<Payload>[]) => Promise<unknown>;

/** What a room registers its jobs with, in the worker. */
export interface Jobs {
  /** Takes the jobs of a queue. Each that fails is in the log with its queue and id: as an error the last time. */
  work<Payload>(queue: string, handler: JobHandler<Payload>, options?: WorkOptions): Promise<void>;
  /** Sends a job without payload at the times of a cron expression, UTC. */
  schedule(queue: string, cron: string): Promise<void>;
  send(queue: string, payload: object): Promise<void>;
  /** Runs when the worker has ended its jobs. */
  onStopped(work: () => void): void;
  /** Runs when the worker is told to end, beside the end of its jobs, and is waited for. */
  onDrain(work: () => Promise<void>): void;
}

type WithMetadata = WorkOptions & { includeMetadata: true };
type Taken = Pick<JobWithMetadata, "id" | "retryCount" | "retryLimit">;

const tell = (log: Log, queue: string, { id, retryCount, retryLimit }: Taken, error: unknown): void => {
  const facts = { queue, job: id, tried: retryCount + 1, error };
  if (retryCount < retryLimit) log.warn(facts, "a job failed and will be tried again");
  else log.error(facts, "a job failed for the last time");
};

const isFailure = (result: JobResult): boolean => result.status === "failed";

/** Says what fails of a batch: all of it where the handler throws or takes too long, else what it answers to have failed. */
const telling =
  <Payload>(log: Log, queue: string, handler: JobHandler<Payload>, perJob: boolean): JobHandler<Payload> =>
  async (jobs) => {
    const tellAll = (error: unknown): void => {
      for (const job of jobs) tell(log, queue, job, error);
    };
    // pg-boss gives up a handler that takes too long by this signal; the same ends every batch, when nobody listens any more.
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

/** Registers with pg-boss; `drains` takes what is to be waited for besides. */
export const jobsOf = (boss: PgBoss, log: Log, drains: (() => Promise<void>)[] = []): Jobs => ({
  work: async <Payload>(queue: string, handler: JobHandler<Payload>, options: WorkOptions = {}) => {
    const told = telling(log, queue, handler, options.perJobResults === true);
    await boss.work<Payload, unknown, WithMetadata>(queue, { ...options, includeMetadata: true }, told);
  },
  schedule: async (queue, cron) => {
    await boss.schedule(queue, cron);
  },
  send: async (queue, payload) => {
    await boss.send(queue, payload);
  },
  onStopped: (work) => {
    boss.on("stopped", work);
  },
  onDrain: (work) => {
    drains.push(work);
  },
});
