import type { QueueDefinition } from "../jobs/queues.ts";
import type { Module } from "../module.ts";
import { forgetPersonal } from "./forget-personal.ts";

const queue: QueueDefinition = { name: "retention.forget-personal", retryLimit: 3, expireInSeconds: 3_600 };

/** Personal data whose time is over. The times are `retention` of storefront-config, by which the statements name them too. */
export const retention: Module = {
  name: "retention",
  queues: [queue],
  registerJobs: async (jobs, services) => {
    await jobs.work(queue.name, async () => {
      services.log.info(await forgetPersonal(services), "personal data forgotten");
    });
    await jobs.schedule(queue.name, "10 4 * * *");
  },
};
