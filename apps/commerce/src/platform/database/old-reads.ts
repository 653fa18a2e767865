import type { Pool, PoolClient, Queryable } from "./pool.ts";
import { isUnavailable } from "./unavailable.ts";

/**
 * Reads what may be some seconds old: figures, what is proposed while somebody types. Never what a visitor
 * has just written, nor what a kept page is made of: that would be kept as old as it was read.
 */
export type ReadOld = <Value>(work: (db: Queryable) => Promise<Value>) => Promise<Value>;

export interface OldReadsOptions {
  /** The database that is written. */
  primary: Pool;
  /** Databases that follow it, behind one address; absent: everything is read from the primary. */
  replica?: Pool | undefined;
  /** Most seconds that what is read may be old. */
  atMost: number;
  /** Milliseconds since 1970; injected by tests. */
  now?: () => number;
  /** Seconds that a database is behind; injected by tests. */
  ageOf?: (client: PoolClient) => Promise<number>;
}

/** Milliseconds that a connection is taken for as young as it was, and that a failure is not tried again. */
const believed = 1_000;
const rest = 5_000;

/**
 * Seconds that this database is behind; one that has replayed all it received is up to date only while it
 * receives.
 */
const age = `select case
    when not pg_is_in_recovery() then 0
    when not exists (select from pg_stat_wal_receiver) then 1e9
    when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
    else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 1e9)
  end::float as seconds`;

const askAge = async (client: PoolClient): Promise<number> =>
  (await client.query<{ seconds: number }>(age)).rows[0]?.seconds ?? Number.POSITIVE_INFINITY;

/** Reads from a replica that is young enough, and from the primary where none is. */
export const createOldReads = ({
  primary,
  replica,
  atMost,
  now = Date.now,
  ageOf = askAge,
}: OldReadsOptions): ReadOld => {
  const judged = new WeakMap<PoolClient, { at: number; young: boolean }>();
  let restUntil = 0;

  const isYoung = async (client: PoolClient): Promise<boolean> => {
    const known = judged.get(client);
    if (known && now() - known.at < believed) return known.young;
    const young = (await ageOf(client)) <= atMost;
    judged.set(client, { at: now(), young });
    return young;
  };

  /** `undefined` where the replica is too old, or away. */
  const readThere = async <Value>(there: Pool, work: (db: Queryable) => Promise<Value>) => {
    let client: PoolClient | undefined;
    let broken: Error | undefined;
    try {
      client = await there.connect();
      return (await isYoung(client)) ? { value: await work(client) } : undefined;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      broken = error as Error;
      restUntil = now() + rest;
      return undefined;
    } finally {
      client?.release(broken);
    }
  };

  return async (work) => {
    const found = replica && now() >= restUntil ? await readThere(replica, work) : undefined;
    return found ? found.value : work(primary);
  };
};
