import type { Module } from "../module.ts";
import { forgetMessages } from "./messages-table.ts";
import { contactQueues } from "./queues.ts";

const forgetQueue = "contact.forget-messages";

/** What visitors write to the shop. */
export const contact: Module = {
  name: "contact",
  migrations: true,
  queues: [
    { name: forgetQueue, retryLimit: 0, policy: "singleton" },
    ...Object.values(contactQueues).map((name) => ({
      name,
      retryLimit: 20,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 300,
      // A job whose worker was killed is given to the next one after this.
      expireInSeconds: 20,
    })),
  ],
  registerJobs: async (boss, { pool, clock }) => {
    await boss.work(forgetQueue, async () => {
      await forgetMessages(pool, clock.now());
    });
    await boss.schedule(forgetQueue, "23 4 * * *");
  },
};
