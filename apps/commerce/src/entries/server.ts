import { join } from "node:path";
import { blockedCards } from "../money/giftcard/index.ts";
import { createServices } from "../platform/create-services.ts";
import { readEnvironment } from "../platform/environment.ts";
import { acceptedDocuments } from "../platform/graphql/accepted-documents.ts";
import { createGraphqlHandler } from "../platform/graphql/calls/create-graphql-handler.ts";
import { createHttpServer } from "../platform/http/create-http-server.ts";
import { graphqlRoute } from "../platform/http/graphql-route.ts";
import { healthRoutes } from "../platform/http/health.ts";
import { ipRoute } from "../platform/http/ip-route.ts";
import { keepTraces } from "../platform/http/keep-traces.ts";
import { createMetrics } from "../platform/http/metrics.ts";
import { onlyStorefronts } from "../platform/http/only-storefronts.ts";
import { runUntilTold } from "../platform/http/run-until-told.ts";
import { serveMetrics } from "../platform/http/serve-metrics.ts";
import { createLog, logDeath } from "../platform/log.ts";
import type { Route } from "../platform/module.ts";
import { modules } from "./modules.ts";
import { buildSchema } from "./schema.ts";
import { serveStaff } from "./serve-staff.ts";
import { createWarmUp } from "./warm-up.ts";

/** The process that answers the storefronts. */
export const runServer = async (): Promise<void> => {
  logDeath(createLog("server"));
  const environment = readEnvironment();
  const stopTraces = await keepTraces(environment, "server");
  const services = createServices(environment, "server");
  const metrics = createMetrics();
  const { persistedOnly } = environment;
  const accepted = acceptedDocuments();
  const graphql = createGraphqlHandler({ schema: await buildSchema(), services, accepted, persistedOnly });

  let draining = () => false;
  const routes: readonly Route[] = [
    { method: "POST", path: "/graphql", handle: onlyStorefronts(graphqlRoute(graphql)) },
    ...modules.flatMap((module) => module.routes ?? []),
    ipRoute,
    ...healthRoutes({
      pool: services.pool,
      root: join(import.meta.dirname, ".."),
      modules,
      draining: () => draining(),
      also: createWarmUp(services, accepted),
    }),
  ];
  const server = createHttpServer({ services, routes, metrics });
  metrics.gauge("gift_cards_blocked", "Cards that are blocked now.", () => blockedCards(services.pool));
  const { pool, clock } = services;
  for (const one of modules.flatMap(({ measures = [] }) => measures))
    metrics.measure(one, () => services.readOld((db) => one.read(db, clock.now())));
  metrics.gauge(
    "database_connections_open",
    "Connections of this process to the database.",
    async () => pool.totalCount,
  );
  metrics.gauge("database_connections_idle", "Those that nobody uses.", async () => pool.idleCount);
  metrics.gauge("database_connections_waited_for", "Requests that wait for one.", async () => pool.waitingCount);
  serveMetrics(services, metrics);
  await serveStaff(services);
  const { port, host } = environment;
  ({ draining } = runUntilTold({
    server,
    port,
    host,
    log: services.log,
    close: () => services.close().finally(stopTraces),
  }));
};
