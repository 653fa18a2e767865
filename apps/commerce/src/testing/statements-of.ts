import type { Services } from "../platform/services.ts";

/** How many statements the pool is asked for while `work` is done. */
export const statementsOf = async ({ pool }: Pick<Services, "pool">, work: () => Promise<unknown>): Promise<number> => {
  let statements = 0;
  const query = pool.query.bind(pool);
  pool.query = ((...values: Parameters<typeof query>) => {
    statements += 1;
    return query(...values);
  }) as typeof pool.query;
  try {
    await work();
  } finally {
    pool.query = query;
  }
  return statements;
};
