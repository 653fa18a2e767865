import { Pool, type PoolClient, types } from "pg";
import type { Log } from "../log.ts";
import { NamelessClient } from "./nameless-client.ts";
import { expectWithin, keepAliveDelay, usualTimeout, watchSilence } from "./timeouts.ts";
import { traceQueries } from "./traced-queries.ts";

export type { Pool, PoolClient } from "pg";

/** What a query can be sent to: the pool (a statement of its own) or a client inside a transaction. */
export type Queryable = Pick<PoolClient, "query"> & Partial<Pick<PoolClient, "connection">>;

const int8 = 20;

/**
 * bigint amounts and counters are numbers in this program; one
 * that a number cannot hold exactly is a bug, never rounded.
 */
export const parseInt8 = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database holds ${text}, which is beyond a safe integer.`);
  return value;
};

const parsers: ConstructorParameters<typeof Pool>[0] = {
  types: {
    getTypeParser: ((oid: number, format?: "text" | "binary") =>
      oid === int8 && format !== "binary" ? parseInt8 : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
  },
};

export interface PoolOptions {
  connectionString: string;
  log: Log;
  /** Most connections of this process. */
  size?: number;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** How long a statement may take, milliseconds; a transaction that needs longer says so by `allowLong`. */
  timeout?: number;
  /**
   * Whether a connection may keep statements for the next transaction, which a pool may give another
   * connection. Default: yes.
   */
  namedStatements?: boolean;
}

/**
 * Connections that outlive the database: a lost one is logged and replaced, never thrown. Clients in use
 * carry a listener of their own, as the pool reports idle ones only.
 */
export const createPool = (options: PoolOptions): Pool => {
  const {
    connectionString,
    log,
    size = 10,
    name = "commerce",
    timeout = usualTimeout,
    namedStatements = true,
  } = options;
  const pool = new Pool({
    ...parsers,
    ...(namedStatements ? {} : { Client: NamelessClient }),
    connectionString,
    max: size,
    application_name: name,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    // A statement is sent when it is asked for, not when the one before it is answered: see `pipelined`.
    pipeline: true,
    statement_timeout: timeout,
    idle_in_transaction_session_timeout: timeout,
  });
  const lost = (error: Error) => log.warn({ error }, "database connection lost");
  pool.on("error", lost);
  const busy = new Set<PoolClient>();
  pool.on("connect", (client) => {
    client.on("error", lost);
    traceQueries(client);
    watchSilence(client, timeout, () => busy.has(client));
  });
  pool.on("acquire", (client) => void busy.add(client));
  pool.on("release", (_, client) => {
    busy.delete(client);
    expectWithin(client, timeout);
  });
  return pool;
};
