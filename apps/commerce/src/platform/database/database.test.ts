import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { migrate, pendingMigrations } from "./migrate.ts";
import { asOnlyMigrator } from "./only-migrator.ts";
import { type PoolClient, parseInt8 } from "./pool.ts";
import { readMigrations } from "./read-migrations.ts";
import { inTransaction } from "./transaction.ts";

let services: TestServices;
let root: string;
const toy = { name: "toy", migrations: "toy/migrations" };
beforeAll(async () => {
  services = await createTestServices();
  root = await mkdtemp(join(tmpdir(), "migrations-"));
  await mkdir(join(root, "toy", "migrations"), { recursive: true });
});
afterAll(async () => {
  await services.close();
  await rm(root, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(root, "toy", "migrations", name), sql);
const run = () => asOnlyMigrator(services.ownerPool, (migrator) => migrate(migrator, root, [toy]));

test("migrations run once, in order, however many start at the same time", async () => {
  await write("0002-more.sql", "alter table toy add colour text");
  await write("0001-toy.sql", "create table toy (id int)");
  expect(await pendingMigrations(services.pool, await readMigrations(root, [toy]))).toBe(2);
  const applied = await Promise.all([run(), run()]);
  expect(applied.flat()).toEqual(["toy/0001-toy.sql", "toy/0002-more.sql"]);
  expect(await run()).toEqual([]);
});

test("a failing migration leaves nothing, a changed one is refused", async () => {
  await write("0003-half.sql", "create table half (id int); select 1 / 0");
  await expect(run()).rejects.toThrow("toy/0003-half.sql failed");
  await expect(services.ownerPool.query("select from half")).rejects.toThrow(/does not exist/);
  await write("0003-half.sql", "create table half (id int)");
  expect(await run()).toEqual(["toy/0003-half.sql"]);
  await write("0001-toy.sql", "create table toy (id bigint)");
  await expect(run()).rejects.toThrow("toy/0001-toy.sql was changed");
});

test("two transactions that deadlock both commit in the end", async () => {
  await services.ownerPool.query(
    "create table pair (id int primary key, n int); insert into pair values (1, 0), (2, 0)",
  );
  let waiting = 0;
  const bump = (first: number, second: number) =>
    inTransaction(services.ownerPool, async (client) => {
      await client.query("set local deadlock_timeout = '20ms'");
      await client.query("update pair set n = n + 1 where id = $1", [first]);
      waiting += 1;
      while (waiting < 2) await new Promise((resolve) => setImmediate(resolve));
      await client.query("update pair set n = n + 1 where id = $1", [second]);
    });
  await Promise.all([bump(1, 2), bump(2, 1)]);
  const { rows } = await services.ownerPool.query("select n from pair order by id");
  expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
});

test("work that lost a race it names runs once more; another constraint, or a second loss, is an error", async () => {
  await services.ownerPool.query("create table seat (n int constraint one_seat primary key, of text unique)");
  await services.ownerPool.query("insert into seat values (1, 'a')");
  let runs = 0;
  const take = (sql: (run: number) => string, race?: string) => {
    runs = 0;
    const work = (client: PoolClient) => {
      runs += 1;
      return client.query(sql(runs));
    };
    return inTransaction(services.ownerPool, work, race ? { race } : {});
  };
  await take((run) => `insert into seat values (${run}, 'b')`, "one_seat");
  expect(runs).toBe(2);
  await expect(take(() => "insert into seat values (1, 'c')", "one_seat")).rejects.toMatchObject({ code: "23505" });
  expect(runs).toBe(2);
  await expect(take(() => "insert into seat values (3, 'a')", "one_seat")).rejects.toMatchObject({ code: "23505" });
  await expect(take((run) => `insert into seat values (${run}, 'd')`)).rejects.toMatchObject({ code: "23505" });
  expect(runs).toBe(1);
});

test("bigint is a number as long as a number holds it", async () => {
  const { rows } = await services.pool.query("select 9007199254740991::bigint as most");
  expect(rows).toEqual([{ most: Number.MAX_SAFE_INTEGER }]);
  expect(() => parseInt8("9007199254740993")).toThrow(RangeError);
});
