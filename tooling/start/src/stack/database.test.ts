import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { isTaken } from "../ports.ts";
import { isAlive } from "../process-table.ts";
import { freePort } from "../testing/free-port.ts";
import { waitFor } from "../wait.ts";
import { openDatabase, type StackDatabase } from "./database.ts";

let folder: string;
let port: number;
let database: StackDatabase;
let told: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "database-"));
  await chmod(folder, 0o755);
  port = await freePort();
  told = [];
  database = await openDatabase({
    dataDirectory: folder,
    port,
    settings: { fsync: false },
    tell: (level, message) => told.push(`${level}: ${message}`),
  });
}, 60_000);

afterEach(async () => {
  await database.stop();
  await rm(folder, { recursive: true });
});

test("a database that dies by itself is started again", async () => {
  const { pid } = database;
  process.kill(pid, "SIGKILL");
  await waitFor(() => told.length === 2, { atMost: 15_000 });
  expect(told).toEqual(["error: died; starting it again", "info: is ready again"]);
  expect(database.pid).not.toBe(pid);
  expect(await isTaken(port)).toBe(true);
}, 20_000);

test("one that was killed on purpose stays down until it is started again", async () => {
  await database.kill9();
  const { pid } = database;
  expect(await waitFor(() => isTaken(port), { atMost: 1_500 })).toBeUndefined();
  expect(isAlive(pid)).toBe(false);
  await database.restart();
  expect(await isTaken(port)).toBe(true);
  expect(told).toEqual([]);
}, 20_000);
