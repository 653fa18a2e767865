import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createTestDatabase, type TestDatabase } from "@giftshop/jest/database";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { asOnlyMigrator, createPool, migrate, type Pool, readMigrations } from "../platform/database/index.ts";
import { createLog } from "../platform/log.ts";
import { modules } from "./modules.ts";
import { describeSchema } from "./testing/describe-schema.ts";

const root = join(import.meta.dirname, "..");
const log = createLog("test", "silent");

interface Opened {
  database: TestDatabase;
  pool: Pool;
}
const open = async (): Promise<Opened> => {
  const database = await createTestDatabase();
  return { database, pool: createPool({ connectionString: database.url, log, size: 2 }) };
};
const bringUpToDate = (pool: Pool): Promise<string[]> =>
  asOnlyMigrator(pool, (migrator) => migrate(migrator, root, modules));

let empty: Opened;
let older: Opened;
beforeAll(async () => {
  [empty, older] = await Promise.all([open(), open()]);
  // Roles belong to the whole cluster; the first migration of the empty one makes it where nobody has.
  await bringUpToDate(empty.pool);
  const made = await readFile(join(import.meta.dirname, "testing/database-at-264a9017.sql"), "utf8");
  await older.pool.query(`begin; ${made}; commit`);
});
afterAll(async () => {
  for (const { database, pool } of [empty, older]) {
    await pool.end();
    await database.drop();
  }
});

const appliedIn = async (pool: Pool): Promise<string[]> => {
  const history = "select module || '/' || name as key from schema_migration order by applied_at, ctid";
  return (await pool.query<{ key: string }>(history)).rows.map(({ key }) => key);
};

test("an older database has the first migrations, with the names they were applied by, and no other has a number", async () => {
  const had = await appliedIn(older.pool);
  const all = (await readMigrations(root, modules)).map(({ module, name }) => `${module}/${name}`);
  expect(had).toHaveLength(52);
  expect(all.slice(0, had.length)).toEqual(had);
  for (const key of all.slice(had.length)) expect(key).toMatch(/\/\d{8}-\d{4}-[a-z0-9-]+\.sql$/);
  expect(await appliedIn(empty.pool)).toEqual(all);
});

test("an empty database and an older one are the same when they are up to date", async () => {
  const before = await appliedIn(older.pool);
  const applied = await bringUpToDate(older.pool);
  expect([...before, ...applied]).toEqual(await appliedIn(empty.pool));
  const [made, brought] = [await describeSchema(empty.pool), await describeSchema(older.pool)];
  expect(brought).toEqual(made);
  expect(made.triggers?.length).toBeGreaterThan(10);
  expect(made.tableGrants?.length).toBeGreaterThan(50);
});

test("what the comparison reads tells a grant, a trigger and a column apart", async () => {
  const before = await describeSchema(older.pool);
  const client = await older.pool.connect();
  const changes = [
    "grant update on ledger_entry to giftshop_app",
    "drop trigger shop_order_forgets on shop_order",
    "alter table visitor alter column seen_on drop default",
    "alter table cart drop constraint cart_pkey cascade",
    "drop index visitor_seen",
  ];
  for (const change of changes) {
    await client.query(`begin; ${change}`);
    expect(await describeSchema(client)).not.toEqual(before);
    await client.query("rollback");
  }
  client.release();
});
