import type { IncomingMessage, ServerResponse } from "node:http";
import type { Jobs } from "./jobs/jobs.ts";
import type { QueueDefinition } from "./jobs/queues.ts";
import type { Services } from "./services.ts";

/** Answers one request; `path` is without the query string. */
export type RouteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
  path: string,
) => Promise<void> | void;

export interface Route {
  method: "GET" | "POST";
  /** A whole path, or one that ends in `/` for everything below it. */
  path: string;
  handle: RouteHandler;
}

/** What a room of commerce adds to the house. */
export interface Module {
  /** Name of its folder; its migrations are `src/<name>/migrations/NNNN-what.sql`. */
  name: string;
  /** Whether it has migrations. */
  migrations?: boolean;
  routes?: readonly Route[];
  queues?: readonly QueueDefinition[];
  /** Registers handlers and schedules; runs in the worker, once it takes jobs. */
  registerJobs?: (jobs: Jobs, services: Services) => Promise<void>;
}
