import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export interface Migration {
  module: string;
  name: string;
  checksum: string;
  sql: string;
}

/** A module as far as its tables go. */
export interface MigratedModule {
  /** By which its migrations are known in a database. */
  readonly name: string;
  /** Folder of its migrations, below the folder of this build. */
  readonly migrations?: string;
}

const numbered = /^\d{4}-[a-z0-9-]+\.sql$/;
const timed = /^(\d{8}-\d{4})-[a-z0-9-]+\.sql$/;

const timeOf = ({ name }: Migration): string | undefined => timed.exec(name)?.[1];

const migrationsOf = async (root: string, { name: module, migrations }: MigratedModule): Promise<Migration[]> => {
  if (migrations === undefined) return [];
  const folder = join(root, migrations);
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => {
      if (!numbered.test(name) && !timed.test(name))
        throw new Error(`${migrations}/${name} is not called YYYYMMDD-HHMM-what.sql.`);
      const sql = await readFile(join(folder, name), "utf8");
      return { module, name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
};

const refuseSameTime = (sorted: readonly Migration[]): void => {
  for (const [index, later] of sorted.entries()) {
    const earlier = sorted[index - 1];
    if (earlier === undefined || timeOf(earlier) !== timeOf(later)) continue;
    const both = [earlier, later].map(({ module, name }) => `${module}/${name}`);
    throw new Error(`${both.join(" and ")} have the same time: give one of them another.`);
  }
};

/**
 * Migrations in their order: first those with a number, modules as listed and then by number, as older
 * databases had them; then those with a time, by time.
 *
 * @param root folder of this build
 * @throws Error where a file is not named so, or two have the same time
 */
export const readMigrations = async (root: string, modules: readonly MigratedModule[]): Promise<Migration[]> => {
  const all = (await Promise.all(modules.map((module) => migrationsOf(root, module)))).flat();
  const byTime = all.filter((one) => timeOf(one) !== undefined).sort((a, b) => (a.name < b.name ? -1 : 1));
  refuseSameTime(byTime);
  return [...all.filter((one) => timeOf(one) === undefined), ...byTime];
};
