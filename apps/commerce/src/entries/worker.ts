import { join } from "node:path";
import { createServices } from "../platform/create-services.ts";
import { readEnvironment } from "../platform/environment.ts";
import { createHttpServer } from "../platform/http/create-http-server.ts";
import { healthRoutes } from "../platform/http/health.ts";
import { keepTraces } from "../platform/http/keep-traces.ts";
import { createMetrics } from "../platform/http/metrics.ts";
import { runUntilTold } from "../platform/http/run-until-told.ts";
import { runWorker } from "../platform/jobs/run-worker.ts";
import { createLog, logDeath } from "../platform/log.ts";
import type { Route } from "../platform/module.ts";
import { modules } from "./modules.ts";

/** The process that does the jobs. */
export const runJobs = async (): Promise<void> => {
  logDeath(createLog("worker"));
  const environment = readEnvironment();
  const stopTraces = await keepTraces(environment, "worker");
  const services = createServices(environment, "worker");
  const { pool, log, close } = services;
  const metrics = createMetrics();
  const worker = runWorker(services, modules);

  let draining = () => false;
  const health = {
    pool,
    root: join(import.meta.dirname, ".."),
    modules,
    draining: () => draining(),
    also: worker.missing,
  };
  const routes: readonly Route[] = [
    ...healthRoutes(health),
    { method: "GET", path: "/metrics", handle: metrics.handle },
  ];
  const server = createHttpServer({ services, routes, metrics });
  ({ draining } = runUntilTold({
    server,
    port: environment.workerPort,
    host: environment.host,
    log,
    drain: worker.drain,
    close: () => close().finally(stopTraces),
  }));
};
