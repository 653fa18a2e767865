import { setTimeout as sleep } from "node:timers/promises";
import type { Migrator } from "./only-migrator.ts";
import type { Pool } from "./pool.ts";
import { type MigratedModule, type Migration, readMigrations } from "./read-migrations.ts";

/**
 * How long a migration waits for a table, and lets those through that
 * came meanwhile; milliseconds. Answers to visitors get 15 seconds.
 */
const turns = { wait: 2_000, pause: 3_000 } as const;

const historyTable = `create table if not exists schema_migration (
  module text not null,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now(),
  primary key (module, name)
)`;

const isLockTimeout = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "55P03";

/** Answers whether it was applied: not, where it waited too long for a table. */
const apply = async ({ client }: Migrator, { module, name, checksum, sql }: Migration): Promise<boolean> => {
  await client.query("begin");
  try {
    await client.query(`set local lock_timeout = ${turns.wait}`);
    await client.query(sql);
    await client.query("insert into schema_migration (module, name, checksum) values ($1, $2, $3)", [
      module,
      name,
      checksum,
    ]);
    await client.query("commit");
    return true;
  } catch (error) {
    await client.query("rollback");
    if (isLockTimeout(error)) return false;
    throw new Error(`The migration ${module}/${name} failed.`, { cause: error });
  }
};

/**
 * Applies a migration as soon as it gets its tables; steps back soon and comes again, as everybody waits
 * behind it while it waits for a long transaction.
 */
const applyInTurn = async (migrator: Migrator, migration: Migration, tries: number): Promise<void> => {
  let blockers: number[] = [];
  for (let tried = 0; tried < tries; tried += 1) {
    const over = new AbortController();
    const looking = sleep(turns.wait / 2, undefined, { signal: over.signal }).then(migrator.blockedBy);
    const [outcome, seen] = await Promise.allSettled([apply(migrator, migration).finally(() => over.abort()), looking]);
    if (outcome.status === "rejected") throw outcome.reason;
    if (outcome.value) return;
    if (seen.status === "fulfilled") blockers = seen.value;
    await sleep(turns.pause);
  }
  const { module, name } = migration;
  const who = blockers.length > 0 ? ` Sessions (pid) that hold it: ${blockers.join(", ")}.` : "";
  throw new Error(`The migration ${module}/${name} waits for a table that a long transaction holds.${who}`);
};

export interface MigrateOptions {
  /** How often a migration tries to get its tables. Default: for some three minutes. */
  tries?: number;
}

/**
 * Brings the schema up to date, one transaction per file. A file that was changed after
 * it was applied is an error: add another. Answers what was applied, as `module/name`.
 */
export const migrate = async (
  migrator: Migrator,
  root: string,
  modules: readonly MigratedModule[],
  { tries = 40 }: MigrateOptions = {},
): Promise<string[]> => {
  const migrations = await readMigrations(root, modules);
  await migrator.client.query(historyTable);
  const { rows } = await migrator.client.query<{ key: string; checksum: string }>(
    "select module || '/' || name as key, checksum from schema_migration",
  );
  const known = new Map(rows.map(({ key, checksum }) => [key, checksum]));
  const applied: string[] = [];
  for (const migration of migrations) {
    const key = `${migration.module}/${migration.name}`;
    const checksum = known.get(key);
    if (checksum === migration.checksum) continue;
    if (checksum !== undefined) throw new Error(`The migration ${key} was changed after it was applied.`);
    await applyInTurn(migrator, migration, tries);
    applied.push(key);
  }
  return applied;
};

/** How many of the migrations on disk the database does not have yet; readiness asks. */
export const pendingMigrations = async (
  pool: Pool,
  migrations: readonly { module: string; name: string }[],
): Promise<number> => {
  const { rows } = await pool.query<{ key: string }>("select module || '/' || name as key from schema_migration");
  const known = new Set(rows.map(({ key }) => key));
  return migrations.filter(({ module, name }) => !known.has(`${module}/${name}`)).length;
};
