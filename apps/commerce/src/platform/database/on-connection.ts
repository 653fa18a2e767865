import type { Pool, PoolClient } from "./pool.ts";

/**
 * Runs statements on one connection and without a transaction:
 * several that are sent as {@link pipelined} share its way.
 */
export const onConnection = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
};
