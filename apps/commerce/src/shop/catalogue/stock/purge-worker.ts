import type { JobResult, JobWithMetadata, WorkOptions } from "pg-boss";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { type PurgeJob, purgeQueue, sendPurge } from "./purge.ts";

/**
 * A change makes one job for each storefront process and one notification, so all that waits is taken at
 * once, and a full hand means more.
 */
const options = {
  batchSize: 25,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
} as const satisfies WorkOptions;

/** Makes the calls of several jobs side by side, so that a process that is away fails its own job alone. */
export const sendPurges = (
  jobs: readonly Pick<JobWithMetadata<PurgeJob>, "id" | "data">[],
  secret: string,
): Promise<JobResult[]> =>
  Promise.all(
    jobs.map(async ({ id, data }): Promise<JobResult> => {
      try {
        await sendPurge(data, secret);
        return { id, status: "completed" };
      } catch (error) {
        return { id, status: "failed", output: { message: String(error) } };
      }
    }),
  );

/** Takes the purge calls that changes left. */
export const purgeJob: Job<PurgeJob> = {
  queue: purgeQueue.name,
  options,
  work: ({ environment }, taken) => sendPurges(taken, environment.signingSecret),
};
