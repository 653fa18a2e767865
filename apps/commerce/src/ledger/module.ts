import type { Module } from "../module.ts";
import type { Services } from "../services.ts";
import { checkBooks } from "./check-books.ts";

const queue = "ledger.check-books";

/** Double-entry books of every card, order and payment. */
export const ledger: Module = {
  name: "ledger",
  migrations: true,
  queues: [{ name: queue, retryLimit: 0, expireInSeconds: 900, policy: "singleton" }],
  registerJobs: async (jobs, { pool, log }: Services) => {
    await jobs.work(queue, async () => void (await checkBooks(pool, log)));
    await jobs.schedule(queue, "*/5 * * * *");
    await jobs.send(queue, {});
  },
};
