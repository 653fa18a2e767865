import type { Module } from "../module.ts";
import type { Services } from "../services.ts";
import { checkBooks } from "./check-books.ts";

const queue = "ledger.check-books";

/** Double-entry books of every card, order and payment. */
export const ledger: Module = {
  name: "ledger",
  migrations: true,
  queues: [{ name: queue, retryLimit: 0, expireInSeconds: 900, policy: "singleton" }],
  registerJobs: async (boss, { pool, log }: Services) => {
    await boss.work(queue, async () => void (await checkBooks(pool, log)));
    await boss.schedule(queue, "*/5 * * * *");
    await boss.send(queue, {});
  },
};
