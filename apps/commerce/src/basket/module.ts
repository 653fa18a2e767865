import type { Module } from "../module.ts";
import { forgetStale, staleQueue } from "./forget-stale.ts";

/** What a visitor is about to buy. */
export const basket: Module = {
  name: "basket",
  migrations: true,
  queues: [staleQueue],
  registerJobs: async (jobs, services) => {
    await jobs.work(staleQueue.name, async () => {
      services.log.info(await forgetStale(services), "stale baskets forgotten");
    });
    await jobs.schedule(staleQueue.name, "40 3 * * *");
  },
};
