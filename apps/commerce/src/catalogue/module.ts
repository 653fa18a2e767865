import type { Module } from "../module.ts";
import { cardColumnRoute, faceSheetRoute } from "./face-sheet-route.ts";
import { mediaRoute } from "./media-route.ts";
import { purgeQueue } from "./purge.ts";
import { registerPurgeJobs } from "./purge-worker.ts";
import { shareRoute } from "./share-route.ts";

/** What each storefront sells, its stock and its pictures. */
export const catalogue: Module = {
  name: "catalogue",
  migrations: true,
  routes: [faceSheetRoute, cardColumnRoute, shareRoute, mediaRoute],
  queues: [purgeQueue],
  registerJobs: (jobs, { environment }) => registerPurgeJobs(jobs, environment.signingSecret),
};
