import type { Module } from "../module.ts";
import { forgetUsed } from "./judge-captcha.ts";

const queue = "captcha.forget-used";

/** Proof of work in place of a puzzle. What it has let through once it lets through never again. */
export const captcha: Module = {
  name: "captcha",
  migrations: true,
  queues: [{ name: queue, retryLimit: 0, policy: "singleton" }],
  registerJobs: async (jobs, { pool, clock }) => {
    await jobs.work(queue, async () => {
      await forgetUsed(pool, clock.now());
    });
    await jobs.schedule(queue, "17 * * * *");
  },
};
