import type { Clock } from "./clock.ts";
import type { Pool, ReadOld } from "./database/index.ts";
import type { Environment } from "./environment.ts";
import type { Enqueue, EnqueueAll } from "./jobs/enqueue.ts";
import type { Log } from "./log.ts";

/** What a process makes once and hands to every module. Nothing in it remembers a visitor. */
export interface Services {
  environment: Environment;
  clock: Clock;
  log: Log;
  /** Connections as `giftshop_app`. */
  pool: Pool;
  /** Reads what may be some seconds old, from a replica where there is one. */
  readOld: ReadOld;
  /** Puts a job into a queue inside the caller's transaction. */
  enqueue: Enqueue;
  enqueueAll: EnqueueAll;
}
