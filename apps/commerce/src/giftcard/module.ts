import type { Module } from "../module.ts";
import { sweepGuesses } from "./guesses.ts";

const queue = "giftcard.sweep-guesses";

/** Cards: made, found, spent, revealed. */
export const giftcard: Module = {
  name: "giftcard",
  migrations: true,
  queues: [{ name: queue, retryLimit: 0, policy: "singleton" }],
  registerJobs: async (jobs, { pool, clock }) => {
    await jobs.work(queue, async () => {
      await sweepGuesses(pool, clock.now());
    });
    await jobs.schedule(queue, "17 * * * *");
  },
};
