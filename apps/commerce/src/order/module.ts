import type { Module } from "../module.ts";
import { forgetAnswers } from "./idempotency.ts";

const queue = "order.sweep-idempotency";

/** Orders: what was sold, to whom, and how far it is. */
export const order: Module = {
  name: "order",
  migrations: true,
  queues: [{ name: queue, retryLimit: 0, policy: "singleton" }],
  registerJobs: async (jobs, { clock, pool }) => {
    await jobs.work(queue, async () => {
      await forgetAnswers(pool, clock.now());
    });
    await jobs.schedule(queue, "41 3 * * *");
  },
};
