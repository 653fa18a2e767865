import type { Module } from "../module.ts";
import { webhookRoute } from "../payment/index.ts";
import { paymentContextOf } from "./payment-context.ts";
import { startPoller } from "./poller.ts";
import { mailQueues } from "./queues.ts";

/** From a basket to a paid order: brings baskets, stock, orders, payments and cards together. */
export const checkout: Module = {
  name: "checkout",
  routes: [webhookRoute(paymentContextOf)],
  queues: Object.values(mailQueues).map((name) => ({
    name,
    retryLimit: 20,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 300,
    // A job whose worker was killed is given to the next one after this.
    expireInSeconds: 30,
  })),
  registerJobs: async (boss, services) => {
    const stop = startPoller(paymentContextOf(services));
    boss.on("stopped", stop);
  },
};
