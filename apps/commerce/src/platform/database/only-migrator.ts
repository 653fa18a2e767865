import type { Pool, PoolClient } from "./pool.ts";
import { expectWithin } from "./timeouts.ts";

/** Any number will do, as long as every migrator of this schema takes the same lock. */
const lockKey = 7_140_001;

/** A connection that alone changes the schema. */
export interface Migrator {
  client: PoolClient;
  /**
   * Process ids of the sessions that it waits for, of which
   * the oldest began first; asked over another connection.
   */
  blockedBy(): Promise<number[]>;
}

/**
 * Does work that only one may do at a time, of all processes that bring this database up to date;
 * the others wait for their turn, however long that takes. Statements may take as long as they need.
 */
export const asOnlyMigrator = async <T>(pool: Pool, work: (migrator: Migrator) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    expectWithin(client, 0);
    await client.query("set statement_timeout = 0");
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    const blockedBy = async () =>
      (await pool.query<{ pids: number[] }>("select pg_blocking_pids($1) as pids", [rows[0]?.pid])).rows[0]?.pids ?? [];
    return await work({ client, blockedBy });
  } finally {
    await client.query("select pg_advisory_unlock_all()").catch(() => undefined);
    client.release(true);
  }
};
