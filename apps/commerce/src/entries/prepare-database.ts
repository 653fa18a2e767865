import { asOnlyMigrator, createPool, migrate } from "../platform/database/index.ts";
import { noteDocuments } from "../platform/graphql/accepted-documents.ts";
import { prepareQueues } from "../platform/jobs/queues.ts";
import type { Log } from "../platform/log.ts";
import { modules } from "./modules.ts";

const jobPrivileges = `
  grant usage on schema pgboss to giftshop_app;
  grant select, insert, update, delete on all tables in schema pgboss to giftshop_app;
  grant usage, select on all sequences in schema pgboss to giftshop_app;
  grant execute on all functions in schema pgboss to giftshop_app`;

/**
 * Brings an empty or older database to this build: schema, job queues, privileges, accepted documents.
 * Needs the owner's connection; may run often, and at the same time.
 *
 * @returns the migrations it applied
 */
export const prepareDatabase = async (connectionString: string, root: string, log: Log): Promise<string[]> => {
  // One to migrate with, one to ask what that waits for.
  const pool = createPool({ connectionString, log, size: 2, name: "commerce-migrate" });
  try {
    return await asOnlyMigrator(pool, async (migrator) => {
      const applied = await migrate(migrator, root, modules);
      await prepareQueues(
        connectionString,
        modules.flatMap(({ queues }) => queues ?? []),
      );
      await migrator.client.query(jobPrivileges);
      await noteDocuments(migrator.client);
      return applied;
    });
  } finally {
    await pool.end();
  }
};
