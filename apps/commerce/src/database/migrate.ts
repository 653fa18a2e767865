import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Pool, PoolClient } from "./pool.ts";

interface Migration {
  module: string;
  name: string;
  checksum: string;
  sql: string;
}

/** Any number will do, as long as every migrator of this schema takes the same lock. */
const lockKey = 7_140_001;
const fileName = /^\d{4}-[a-z0-9-]+\.sql$/;

const historyTable = `create table if not exists schema_migration (
  module text not null,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now(),
  primary key (module, name)
)`;

const migrationsOf = async (root: string, module: string): Promise<Migration[]> => {
  const folder = join(root, module, "migrations");
  const names = (await readdir(folder)).filter((name) => fileName.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), "utf8");
      return { module, name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
};

/** Every migration in the order in which it is applied: modules as listed, files of a module by number. */
export const readMigrations = async (root: string, modules: readonly string[]): Promise<Migration[]> =>
  (await Promise.all(modules.map((module) => migrationsOf(root, module)))).flat();

const apply = async (client: PoolClient, { module, name, checksum, sql }: Migration): Promise<void> => {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into schema_migration (module, name, checksum) values ($1, $2, $3)", [
      module,
      name,
      checksum,
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`The migration ${module}/${name} failed.`, { cause: error });
  }
};

/**
 * Brings the schema up to date, one transaction per file, one migrator at a time. A file that was changed after it was
 * applied is an error: add another. Answers what was applied, as `module/name`.
 */
export const migrate = async (pool: Pool, root: string, modules: readonly string[]): Promise<string[]> => {
  const migrations = await readMigrations(root, modules);
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await client.query(historyTable);
    const { rows } = await client.query<{ key: string; checksum: string }>(
      "select module || '/' || name as key, checksum from schema_migration",
    );
    const known = new Map(rows.map(({ key, checksum }) => [key, checksum]));
    const applied: string[] = [];
    for (const migration of migrations) {
      const key = `${migration.module}/${migration.name}`;
      const checksum = known.get(key);
      if (checksum === migration.checksum) continue;
      if (checksum !== undefined) throw new Error(`The migration ${key} was changed after it was applied.`);
      await apply(client, migration);
      applied.push(key);
    }
    return applied;
  } finally {
    await client.query("select pg_advisory_unlock_all()").catch(() => undefined);
    client.release(true);
  }
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
