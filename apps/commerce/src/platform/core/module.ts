import { forgetInBatches } from "../batches.ts";
import { type Pool, prepared } from "../database/index.ts";
import { forgetSessions } from "../graphql/sessions.ts";
import { jobsMeasure } from "../jobs/measure-jobs.ts";
import { defineModule } from "../module.ts";

const staleIn = (table: "rate_limit" | "guard_limit") =>
  prepared<Record<never, never>, [Date, number]>(
    `stale-${table}`,
    `delete from ${table} where key in (select key from ${table}
       where expire < extract(epoch from $1::timestamptz - interval '1 hour') * 1000 order by expire limit $2 for update skip locked)`,
  );
const [forgetRateLimits, forgetGuardLimits] = [staleIn("rate_limit"), staleIn("guard_limit")];

/** What belongs to no other module: roles, visitors, rate limits. */
export const platform = defineModule({
  name: "platform",
  migrations: "platform/core/migrations",
  schema: () => import("./schema.ts"),
  measures: [jobsMeasure],
  retention: [
    {
      what: "rateLimits",
      every: "night",
      forget: (pool: Pool, now: Date, most?: number) => forgetInBatches(pool, forgetRateLimits, now, most),
    },
    {
      what: "guardLimits",
      every: "night",
      forget: (pool: Pool, now: Date, most?: number) => forgetInBatches(pool, forgetGuardLimits, now, most),
    },
    { what: "sessions", every: "night", forget: forgetSessions },
  ],
});
