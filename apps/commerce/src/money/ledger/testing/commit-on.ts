import type { Pool, PoolClient } from "../../../platform/database/index.ts";

/** Runs statements and commits; what fails is thrown, and nothing of it stays. */
export const commitOn = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } finally {
    await client.query("rollback");
    client.release();
  }
};
