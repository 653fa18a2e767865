import type { Queryable } from "../../platform/database/index.ts";
import { defineModule, type Finding, type Module } from "../../platform/module.ts";

const queue = "reports.find";

/** What a person has to look at: it waits longer than anything should. Each module finds its own. */
export const findWaiting = async (modules: readonly Module[], db: Queryable, now: Date): Promise<Finding[]> => {
  const found: Finding[] = [];
  for (const { reports } of modules) if (reports) found.push(...(await reports(db, now)));
  return found;
};

/** Looks for it every five minutes, and says it as an error. */
export const reportsOf = (modules: readonly Module[]): Module =>
  defineModule({
    name: "reports",
    measures: [
      {
        name: "shop_findings",
        help: "What waits for a person, by what it is.",
        labels: ["what"],
        read: async (db, now) => {
          const found = Map.groupBy(await findWaiting(modules, db, now), ({ what }) => what);
          return [...found].map(([what, all]) => ({ labels: { what }, value: all.length }));
        },
      },
    ],
    queues: [{ name: queue, retryLimit: 0, policy: "singleton" }],
    jobs: [
      {
        queue,
        schedule: "*/5 * * * *",
        work: async ({ pool, clock, log }) => {
          const found = await findWaiting(modules, pool, clock.now());
          if (found.length > 0) log.error({ found }, "something waits for a person");
        },
      },
    ],
  });
