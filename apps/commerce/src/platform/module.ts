import type { IncomingMessage, ServerResponse } from "node:http";
import type { Command } from "./command.ts";
import type { MigratedModule, Pool, Queryable } from "./database/index.ts";
import type { Background, Job } from "./jobs/jobs.ts";
import type { QueueDefinition } from "./jobs/queues.ts";
import type { Email } from "./outbox/email.ts";
import type { Services } from "./services.ts";

/** Answers one request; `path` is without the query string. */
export type RouteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
  path: string,
) => Promise<void> | void;

export interface Route {
  method: "GET" | "POST" | "DELETE";
  /** A whole path, or one that ends in `/` for everything below it. */
  path: string;
  handle: RouteHandler;
}

/** Something of a module's own tables that is not kept. */
export interface Retention {
  /** Name of the step in the log, such as `messages`. */
  what: string;
  every: "hour" | "night";
  /** Forgets what is over by `now`, at most `most` rows a transaction; answers how many that were. */
  forget: (pool: Pool, now: Date, most?: number) => Promise<number>;
}

/** Something that should have moved on by itself and waits for a person. */
export interface Finding {
  /** Code of what waits, such as `REFUND_REFUSED`. */
  what: string;
  /** What to look for. */
  id: string;
}

/** Finds what waits for a person in the tables of a module. */
export type Reports = (db: Queryable, now: Date) => Promise<readonly Finding[]>;

/**
 * A number of a module's own tables, one for each of its labels.
 * Labels hold no person and nothing of which there are many.
 */
export interface Measured {
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** Numbers that a module shows whoever watches the shop. */
export interface Measure {
  /** Name in Prometheus: `shop_orders_paid`. */
  name: string;
  help: string;
  labels: readonly string[];
  /** Asked at most once a minute in each process. */
  read: (db: Queryable, now: Date) => Promise<readonly Measured[]>;
}

/**
 * What a module adds to commerce: a plain record, listed once
 * in `entries/modules.ts`. All but its name may be left out.
 */
export interface Module extends MigratedModule {
  /** Loads the files that add its GraphQL types and fields; only the server does. */
  readonly schema?: () => Promise<unknown>;
  /**
   * Loads the files that add what of it the admin asks for:
   * a schema of its own, on a listener that is not public.
   */
  readonly staffSchema?: () => Promise<unknown>;
  readonly routes?: readonly Route[];
  /** Answered beside that schema: files that come and go. */
  readonly staffRoutes?: readonly Route[];
  readonly queues?: readonly QueueDefinition[];
  /** What the worker does, of its queues and by the clock. */
  readonly jobs?: readonly Job<unknown>[];
  /** What else the worker does as long as it runs. */
  readonly background?: (services: Services) => Background;
  /** What it sends; see `outbox/email.ts`. */
  readonly emails?: readonly Email[];
  readonly retention?: readonly Retention[];
  readonly reports?: Reports;
  readonly measures?: readonly Measure[];
  /** Commands by their names, which no other module has: `commerce <name> …`. */
  readonly commands?: Readonly<Record<string, Command>>;
}

/** Says that a record is a module, where it stands. */
export const defineModule = (module: Module): Module => module;
