import { createServices } from "./create-services.ts";
import { readEnvironment } from "./environment.ts";
import { createHttpServer } from "./http/create-http-server.ts";
import { healthRoutes } from "./http/health.ts";
import { createMetrics } from "./http/metrics.ts";
import { runUntilTold } from "./http/run-until-told.ts";
import { runWorker } from "./jobs/run-worker.ts";
import { createLog, logDeath } from "./log.ts";
import type { Route } from "./module.ts";
import { migrationModules, modules } from "./modules.ts";

logDeath(createLog("worker"));
const environment = readEnvironment();
const services = createServices(environment, "worker");
const { pool, log, close } = services;
const metrics = createMetrics();
const worker = runWorker(services, modules);

let draining = () => false;
const health = {
  pool,
  root: import.meta.dirname,
  modules: migrationModules,
  draining: () => draining(),
  also: worker.missing,
};
const routes: readonly Route[] = [...healthRoutes(health), { method: "GET", path: "/metrics", handle: metrics.handle }];
const server = createHttpServer({ services, routes, metrics });
({ draining } = runUntilTold({ server, port: environment.workerPort, log, drain: worker.drain, close }));
