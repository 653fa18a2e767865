import { createPool, migrate } from "./database/index.ts";
import { prepareQueues } from "./jobs/queues.ts";
import type { Log } from "./log.ts";
import { migrationModules, modules } from "./modules.ts";

const jobPrivileges = `
  grant usage on schema pgboss to giftshop_app;
  grant select, insert, update, delete on all tables in schema pgboss to giftshop_app;
  grant usage, select on all sequences in schema pgboss to giftshop_app;
  grant execute on all functions in schema pgboss to giftshop_app`;

/**
 * Brings an empty or older database to this build: schema, job queues, privileges. Needs the owner's connection and may
 * run as often as one likes. Answers the migrations it applied.
 */
export const prepareDatabase = async (connectionString: string, root: string, log: Log): Promise<string[]> => {
  const pool = createPool({ connectionString, log, size: 1, name: "commerce-migrate" });
  try {
    const applied = await migrate(pool, root, migrationModules);
    await prepareQueues(
      connectionString,
      modules.flatMap(({ queues }) => queues ?? []),
    );
    await pool.query(jobPrivileges);
    return applied;
  } finally {
    await pool.end();
  }
};
