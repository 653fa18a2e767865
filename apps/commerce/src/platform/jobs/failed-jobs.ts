import { prepared, type Queryable } from "../database/index.ts";

/** A job that failed for the last time. */
export interface FailedJob {
  id: string;
  queue: string;
  createdAt: Date;
  failedAt: Date;
  tried: number;
  /** What went wrong, in the words of the program. */
  message: string | null;
}

const columns = `id, name as queue, created_on as "createdAt", coalesce(completed_on, created_on) as "failedAt",
  retry_count + 1 as tried, output ->> 'message' as message`;
const failed = prepared<FailedJob, [number]>(
  "jobs-failed",
  `select ${columns} from pgboss.job where state = 'failed' order by completed_on desc limit $1`,
);
const ofOrder = prepared<FailedJob, [string, readonly string[]]>(
  "jobs-failed-of-order",
  `select ${columns} from pgboss.job
   where state = 'failed' and (data ->> 'orderId' = $1 or data ->> 'packageId' = any ($2::text[])) order by completed_on`,
);
/** Enqueues a failed job again, with one more try than it had. */
const again = prepared<{ id: string }, [string, string]>(
  "job-again",
  `update pgboss.job set state = 'retry', completed_on = null, start_after = now(), retry_limit = greatest(retry_limit, retry_count) + 1
   where name = $1 and id = $2::uuid and state = 'failed' returning id`,
);

/** Jobs that nobody tries any more, the last first. */
export const failedJobs = (db: Queryable, most = 100): Promise<FailedJob[]> => failed.all(db, most);

/** Failed jobs about an order or its packages, the first first. */
export const failedJobsOfOrder = (db: Queryable, orderId: string, packages: readonly number[]): Promise<FailedJob[]> =>
  ofOrder.all(db, orderId, packages.map(String));

/** Has a failed job tried once more; answers whether it waits for that. */
export const tryJobAgain = async (
  client: Queryable,
  { queue, id }: Pick<FailedJob, "queue" | "id">,
): Promise<boolean> => (await again.first(client, queue, id)) !== undefined;
