import { Pool, type PoolClient, types } from "pg";
import type { Log } from "../log.ts";

export type { Pool, PoolClient } from "pg";

/** What a query can be sent to: the pool (a statement of its own) or a client inside a transaction. */
export type Queryable = Pick<PoolClient, "query"> & Partial<Pick<PoolClient, "connection">>;

const int8 = 20;

/** bigint amounts and counters are numbers in this program; one that a number cannot hold exactly is a bug, never rounded. */
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
}

/**
 * Connections that outlive the database: a lost one is logged and replaced, never thrown at the process.
 * The pool reports idle clients only, so each client carries a listener of its own for when it is checked out.
 */
export const createPool = ({ connectionString, log, size = 10, name = "commerce" }: PoolOptions): Pool => {
  const pool = new Pool({
    ...parsers,
    connectionString,
    max: size,
    application_name: name,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // A statement is sent when it is asked for, not when the one before it is answered: see `together`.
    pipeline: true,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  const lost = (error: Error) => log.warn({ error }, "database connection lost");
  pool.on("error", lost);
  pool.on("connect", (client) => {
    client.on("error", lost);
  });
  return pool;
};
