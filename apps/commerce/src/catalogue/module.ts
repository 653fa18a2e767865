import type { Module } from "../module.ts";
import { faceSheetRoute } from "./face-sheet-route.ts";
import { mediaRoute } from "./media-route.ts";
import { type PurgeJob, purgeQueue, sendPurge } from "./purge.ts";
import { shareRoute } from "./share-route.ts";

/** What each storefront sells, its stock and its pictures. */
export const catalogue: Module = {
  name: "catalogue",
  migrations: true,
  routes: [faceSheetRoute, shareRoute, mediaRoute],
  queues: [purgeQueue],
  registerJobs: async (boss, { environment }) => {
    await boss.work<PurgeJob>(purgeQueue.name, { pollingIntervalSeconds: 1 }, async ([job]) => {
      if (job) await sendPurge(job.data, environment.signingSecret);
    });
  },
};
