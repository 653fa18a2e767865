import { offsetClock } from "./clock.ts";
import { createOldReads, createPool } from "./database/index.ts";
import type { Environment } from "./environment.ts";
import { createSender } from "./jobs/sender.ts";
import { createLog } from "./log.ts";
import type { Services } from "./services.ts";

export interface RunningServices extends Services {
  /** Closes every connection; call it last. */
  close(): Promise<void>;
}

/**
 * Makes the services of one process, which is known by its name in the log and in the
 * database. Connects to nothing yet: a process starts without the database and waits for it.
 */
export const createServices = (environment: Environment, process: string): RunningServices => {
  const log = createLog(process, environment.logLevel);
  const connectionString = environment.appDatabaseUrl;
  const pool = createPool({
    connectionString,
    log,
    size: environment.poolSize,
    name: `commerce-${process}`,
    namedStatements: environment.namedStatements,
  });
  const { replicaUrl, replicaSeconds } = environment;
  const replica =
    replicaUrl === undefined
      ? undefined
      : createPool({ connectionString: replicaUrl, log, size: 3, name: `commerce-${process}-old` });
  const sender = createSender(connectionString, log);
  return {
    environment,
    log,
    pool,
    readOld: createOldReads({ primary: pool, replica, atMost: replicaSeconds }),
    clock: offsetClock(environment.clockOffset),
    enqueue: sender.enqueue,
    enqueueAll: sender.enqueueAll,
    close: async () => {
      await sender.stop();
      await Promise.all([pool.end(), replica?.end()]);
    },
  };
};
