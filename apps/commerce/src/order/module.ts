import type { Module } from "../module.ts";

const queue = "order.sweep-idempotency";

/** Orders: what was sold, to whom, and how far it is. */
export const order: Module = {
  name: "order",
  migrations: true,
  queues: [{ name: queue, retryLimit: 0, policy: "singleton" }],
  registerJobs: async (boss, { pool }) => {
    await boss.work(queue, async () => {
      await pool.query("delete from idempotency where created_at < now() - interval '30 days'");
    });
    await boss.schedule(queue, "41 3 * * *");
  },
};
