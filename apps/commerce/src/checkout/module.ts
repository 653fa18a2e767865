import { mailQueue } from "../mail/mail-queue.ts";
import type { Module } from "../module.ts";
import { webhookRoute } from "../payment/index.ts";
import { findUnfinished } from "./find-unfinished.ts";
import { paymentContextOf } from "./payment-context.ts";
import { startPoller } from "./poller.ts";
import { mailQueues } from "./queues.ts";

const unfinishedQueue = "checkout.find-unfinished";

/** From a basket to a paid order: brings baskets, stock, orders, payments and cards together. */
export const checkout: Module = {
  name: "checkout",
  routes: [webhookRoute(paymentContextOf)],
  queues: [{ name: unfinishedQueue, retryLimit: 0, policy: "singleton" }, ...Object.values(mailQueues).map(mailQueue)],
  registerJobs: async (jobs, services) => {
    jobs.onDrain(startPoller(paymentContextOf(services)));
    await jobs.work(unfinishedQueue, async () => {
      const found = await findUnfinished(services.pool, services.clock.now());
      if (found.length > 0) services.log.error({ found }, "something waits for a person");
    });
    await jobs.schedule(unfinishedQueue, "*/5 * * * *");
  },
};
