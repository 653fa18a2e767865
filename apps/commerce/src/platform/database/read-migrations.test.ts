import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { readMigrations } from "./read-migrations.ts";

const modules = ["late", "early"].map((name) => ({ name, migrations: `${name}/migrations` }));
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "migrations-"));
  for (const { migrations } of modules) await mkdir(join(root, migrations), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const write = (...paths: string[]) =>
  Promise.all(paths.map((path) => writeFile(join(root, path.replace("/", "/migrations/")), "select 1")));
const read = async () => (await readMigrations(root, modules)).map(({ module, name }) => `${module}/${name}`);

test("those with a number come first, by module; then those with a time, whatever their module", async () => {
  await write("late/20270102-0900-b.sql", "late/0002-more.sql", "late/0001-late.sql");
  await write("early/20270102-0859-a.sql", "early/0001-early.sql", "early/20270301-0000-c.sql");
  expect(await read()).toEqual([
    "late/0001-late.sql",
    "late/0002-more.sql",
    "early/0001-early.sql",
    "early/20270102-0859-a.sql",
    "late/20270102-0900-b.sql",
    "early/20270301-0000-c.sql",
  ]);
});

test("two of one time are refused, also of two modules", async () => {
  await write("late/20270102-0900-b.sql", "early/20270102-0900-a.sql");
  await expect(read()).rejects.toThrow("early/20270102-0900-a.sql and late/20270102-0900-b.sql have the same time");
});

test("a name without time or number is refused", async () => {
  await write("late/account.sql");
  await expect(read()).rejects.toThrow("late/migrations/account.sql is not called YYYYMMDD-HHMM-what.sql");
});
