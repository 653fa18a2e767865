import { createServices } from "./create-services.ts";
import { readEnvironment } from "./environment.ts";
import { acceptedDocuments } from "./graphql/accepted-documents.ts";
import { createGraphqlHandler } from "./graphql/create-yoga.ts";
import { buildSchema } from "./graphql/schema.ts";
import { createHttpServer } from "./http/create-http-server.ts";
import { graphqlRoute } from "./http/graphql-route.ts";
import { healthRoutes } from "./http/health.ts";
import { ipRoute } from "./http/ip-route.ts";
import { createMetrics } from "./http/metrics.ts";
import { runUntilTold } from "./http/run-until-told.ts";
import { createLog, logDeath } from "./log.ts";
import type { Route } from "./module.ts";
import { migrationModules, modules } from "./modules.ts";
import { createWarmUp } from "./warm-up.ts";

logDeath(createLog("server"));
const environment = readEnvironment();
const services = createServices(environment, "server");
const metrics = createMetrics();
const accepted = environment.persistedOnly ? acceptedDocuments() : undefined;
const graphql = createGraphqlHandler({ schema: buildSchema(), services, ...(accepted && { accepted }) });

let draining = () => false;
const routes: readonly Route[] = [
  { method: "POST", path: "/graphql", handle: graphqlRoute(graphql) },
  ...modules.flatMap((module) => module.routes ?? []),
  ipRoute,
  ...healthRoutes({
    pool: services.pool,
    root: import.meta.dirname,
    modules: migrationModules,
    draining: () => draining(),
    also: createWarmUp(services, accepted),
  }),
  { method: "GET", path: "/metrics", handle: metrics.handle },
];
const server = createHttpServer({ services, routes, metrics });
({ draining } = runUntilTold({ server, port: environment.port, log: services.log, close: services.close }));
