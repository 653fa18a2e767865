import type { Server } from "node:http";
import { createGraphqlHandler } from "../platform/graphql/calls/create-graphql-handler.ts";
import { createHttpServer } from "../platform/http/create-http-server.ts";
import { graphqlRoute } from "../platform/http/graphql-route.ts";
import type { Services } from "../platform/services.ts";
import { modules } from "./modules.ts";
import { buildStaffSchema } from "./staff-schema.ts";

/** What the admin's server may ask for at a time: people, not visitors. */
const limits = { running: 6, waiting: 64, timeout: 5000 };

/** Largest request body, bytes: a page with all its blocks, a picture. */
const largestBody = 1_048_576;

/** Everything that is answered to the admin. */
export const createStaffServer = async (services: Services): Promise<Server> => {
  const graphql = createGraphqlHandler({
    schema: await buildStaffSchema(),
    services,
    accepted: new Map(),
    limits,
  });
  const routes = [
    { method: "POST" as const, path: "/graphql", handle: graphqlRoute(graphql, largestBody) },
    ...modules.flatMap(({ staffRoutes }) => staffRoutes ?? []),
  ];
  return createHttpServer({ services, routes });
};

/**
 * Serves the admin on a port of its own, which is not public; `undefined`
 * where none is set. Its schema is loaded beside what comes first.
 */
export const serveStaff = async (services: Services): Promise<Server | undefined> => {
  const { staffApiPort, staffApiHost } = services.environment;
  if (staffApiPort === 0) return undefined;
  return (await createStaffServer(services)).listen(staffApiPort, staffApiHost);
};
