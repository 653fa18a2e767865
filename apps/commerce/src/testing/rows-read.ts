import type { PoolClient } from "../platform/database/index.ts";

/**
 * How many rows of some tables the client's transaction read
 * while it looked, in their order or led there by indexes.
 */
export const rowsRead = async (
  client: PoolClient,
  tables: readonly string[],
  look: () => Promise<unknown>,
): Promise<number> => {
  const count = async (): Promise<number> => {
    const text = `select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int as read
      from pg_stat_xact_user_tables where relname = any($1)`;
    return (await client.query<{ read: number }>(text, [tables])).rows[0]?.read ?? 0;
  };
  const before = await count();
  await look();
  return (await count()) - before;
};
