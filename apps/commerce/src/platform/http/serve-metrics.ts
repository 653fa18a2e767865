import type { Server } from "node:http";
import type { Services } from "../services.ts";
import { createHttpServer } from "./create-http-server.ts";
import type { Metrics } from "./metrics.ts";

/**
 * Serves `/metrics` on a port of its own, as the other one is
 * open to the payment provider; `undefined` where none is set.
 */
export const serveMetrics = (services: Services, metrics: Metrics): Server | undefined => {
  const { metricsPort, host } = services.environment;
  if (metricsPort === 0) return undefined;
  const server = createHttpServer({ services, routes: [{ method: "GET", path: "/metrics", handle: metrics.handle }] });
  return server.listen(metricsPort, host);
};
