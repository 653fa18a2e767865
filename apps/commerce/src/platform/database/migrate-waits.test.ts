import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { type MigrateOptions, migrate } from "./migrate.ts";
import { asOnlyMigrator } from "./only-migrator.ts";
import { createPool, type Pool, type PoolClient } from "./pool.ts";

let services: TestServices;
let root: string;
const toy = { name: "toy", migrations: "toy/migrations" };
let pool: Pool;
let holder: PoolClient;
beforeAll(async () => {
  services = await createTestServices();
  root = await mkdtemp(join(tmpdir(), "migrations-"));
  await mkdir(join(root, "toy", "migrations"), { recursive: true });
  pool = createPool({ connectionString: services.environment.databaseUrl, log: services.log, size: 2 });
  holder = await pool.connect();
  await write("0001-toy.sql", "create table toy (id int)");
  await run();
});
afterAll(async () => {
  holder.release();
  await pool.end();
  await services.close();
  await rm(root, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(root, "toy", "migrations", name), sql);
const run = (options?: MigrateOptions) =>
  asOnlyMigrator(services.ownerPool, (migrator) => migrate(migrator, root, [toy], options));
const hold = () => holder.query("begin; lock table toy in access share mode");

/** Until somebody waits for the table. */
const untilAwaited = async (): Promise<void> => {
  const waiting = "select from pg_locks where relation = 'toy'::regclass and not granted";
  while ((await pool.query(waiting)).rowCount === 0) await new Promise((resolve) => setImmediate(resolve));
};

test("a migration that a long transaction keeps waiting lets readers through, and is applied when it can be", async () => {
  await hold();
  await write("0002-waits.sql", "alter table toy add waits text");
  const running = run();
  await untilAwaited();
  const asked = performance.now();
  await pool.query("select from toy");
  expect(performance.now() - asked).toBeLessThan(6_000);
  await holder.query("commit");
  expect(await running).toEqual(["toy/0002-waits.sql"]);
});

test("one that waits for ever says for whom", async () => {
  await hold();
  const { rows } = await holder.query<{ pid: number }>("select pg_backend_pid() as pid");
  await write("0003-waits.sql", "alter table toy add more text");
  const said = `toy/0003-waits.sql waits for a table that a long transaction holds. Sessions (pid) that hold it: ${rows[0]?.pid}.`;
  await expect(run({ tries: 1 })).rejects.toThrow(said);
  await holder.query("commit");
  expect(await run()).toEqual(["toy/0003-waits.sql"]);
});
