import { mailQueue } from "../mail/mail-queue.ts";
import type { Module } from "../module.ts";
import { forgetMessages } from "./messages-table.ts";
import { contactQueues } from "./queues.ts";

const forgetQueue = "contact.forget-messages";

/** What visitors write to the shop. */
export const contact: Module = {
  name: "contact",
  migrations: true,
  queues: [{ name: forgetQueue, retryLimit: 0, policy: "singleton" }, ...Object.values(contactQueues).map(mailQueue)],
  registerJobs: async (jobs, { pool, clock }) => {
    await jobs.work(forgetQueue, async () => {
      await forgetMessages(pool, clock.now());
    });
    await jobs.schedule(forgetQueue, "23 4 * * *");
  },
};
