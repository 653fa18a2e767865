import { prepared } from "../database/index.ts";
import type { Measure } from "../module.ts";

const counts = prepared<{ queue: string; state: string; n: number }>(
  "jobs-measured",
  `select name as queue, state::text, count(*)::int as n from pgboss.job where state in ('created', 'retry', 'active', 'failed')
   group by name, state`,
);

/** Jobs by queue and state: `created` and `retry` wait, `failed` is tried by nobody any more. */
export const jobsMeasure: Measure = {
  name: "shop_jobs",
  help: "Jobs by queue and state.",
  labels: ["queue", "state"],
  read: async (db) => (await counts.all(db)).map(({ queue, state, n }) => ({ labels: { queue, state }, value: n })),
};
