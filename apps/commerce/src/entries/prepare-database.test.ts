import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { asOnlyMigrator, createPool, migrate } from "../platform/database/index.ts";
import { createTestServices, type TestServices } from "../testing/test-services.ts";
import { modules } from "./modules.ts";
import { prepareDatabase } from "./prepare-database.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const root = join(import.meta.dirname, "..");
const privilege = "grant usage on schema pgboss to giftshop_app";

const prepare = ({ environment, log }: TestServices) => prepareDatabase(environment.databaseUrl, root, log);

/** Lets go of the lock when the tables are there, before the privileges. */
const naively = async ({ environment, log }: TestServices): Promise<string[]> => {
  const options = { connectionString: environment.databaseUrl, log, size: 2, name: "commerce-migrate" };
  const pool = createPool(options);
  try {
    const applied = await asOnlyMigrator(pool, (migrator) => migrate(migrator, root, modules));
    await pool.query(privilege);
    return applied;
  } finally {
    await pool.end();
  }
};

/**
 * Brings a database up to date twice at a time, and what either
 * waits for while one of them is kept from giving its privileges.
 */
const twice = async (way: typeof prepare) => {
  const holder = await services.ownerPool.connect();
  await holder.query(`begin; ${privilege}`);
  const both = Promise.allSettled([way(services), way(services)]);
  // Waits for the locks themselves: whoever was granted one may be listed as waiting until it runs again.
  const waiting = `select locktype from pg_locks join pg_stat_activity using (pid)
    where not granted and application_name = 'commerce-migrate' and datname = current_database()`;
  let found: { locktype: string }[] = [];
  while (found.length < 2) found = (await services.ownerPool.query<{ locktype: string }>(waiting)).rows;
  await holder.query("rollback");
  holder.release();
  return { outcomes: await both, waits: found.map(({ locktype }) => locktype) };
};

// Two that give the same privilege at once are, now and then, a "tuple concurrently updated" for one of them.
test("the second that brings a database up to date waits until the first has given its privileges", async () => {
  const { outcomes, waits } = await twice(prepare);
  expect(waits).toContain("advisory");
  const done = { status: "fulfilled", value: [] };
  expect(outcomes).toEqual([done, done]);
});

test("one that lets go of the lock before would not be waited for", async () => {
  expect((await twice(naively)).waits).not.toContain("advisory");
});
