import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { Client } from "pg";
import { isTaken } from "../ports.ts";
import { freePort } from "../testing/free-port.ts";
import { passwordFile } from "./guard-port.ts";
import { serverIdentity } from "./identity.ts";
import { type RunningPostgres, startPostgres } from "./start-postgres.ts";

const settings = { fsync: false };
let folder: string;
let port: number;
const started: RunningPostgres[] = [];

const start = async (extra: Record<string, string | boolean> = {}): Promise<RunningPostgres> => {
  const server = await startPostgres({
    dataDirectory: join(folder, "data"),
    port,
    settings: { ...settings, ...extra },
  });
  started.push(server);
  return server;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "start-postgres-"));
  await chmod(folder, 0o755);
  port = await freePort();
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

test("processes that start it at the same moment share one server", async () => {
  const servers = await Promise.all([start(), start(), start()]);
  expect(new Set(servers.map(({ pid }) => pid)).size).toBe(1);
}, 20_000);

test("a killed server is started again, a running one is taken over, one with other settings is replaced", async () => {
  const first = await start();
  await first.kill9();
  const second = await start();
  expect(second).toMatchObject({ adopted: false });
  expect(await start()).toMatchObject({ adopted: true, pid: second.pid });
  const other = await start({ work_mem: "8MB" });
  expect(other.adopted).toBe(false);
  expect(other.pid).not.toBe(second.pid);
  await other.stop();
  expect(await isTaken(port)).toBe(false);
}, 20_000);

test("the port asks a password, the socket in the folder of the data none", async () => {
  const { url } = await start();
  const answerOf = async (connectionString: string): Promise<unknown> => {
    const client = new Client({ connectionString });
    try {
      await client.connect();
      return (await client.query("select 1 as one")).rows;
    } catch (error) {
      return error instanceof Error ? error.message : error;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const byPort = (password = "") => `postgres://giftshop${password}@localhost:${port}/giftshop`;
  expect(await answerOf(url)).toEqual([{ one: 1 }]);
  expect(await answerOf(byPort())).toMatch(/password/);
  expect(await answerOf(byPort(":giftshop"))).toMatch(/password authentication failed/);
  const password = (await readFile(join(folder, "data", passwordFile), "utf8")).trim();
  expect(await answerOf(byPort(`:${password}`))).toEqual([{ one: 1 }]);
}, 20_000);

test("a folder made before its port was guarded is guarded when it is started again", async () => {
  const first = await start();
  await first.stop();
  const rules = join(folder, "data/pg_hba.conf");
  await rm(join(folder, "data", passwordFile));
  await writeFile(rules, (await readFile(rules, "utf8")).replaceAll("scram-sha-256", "trust"));
  await start();
  expect(await readFile(rules, "utf8")).toMatch(/^host\s.*scram-sha-256$/m);
}, 20_000);

test("a stranger with the number of a dead server is left alone, whatever it is called", async () => {
  const server = await start();
  const mark = join(folder, "data/postmaster.pid");
  const lines = (await readFile(mark, "utf8")).split("\n");
  await server.kill9();
  const script = join(folder, "postgres.mjs");
  await writeFile(script, 'console.log("up"); setInterval(() => {}, 1000);');
  // Run as the server's user, so that PostgreSQL itself takes it for a server.
  const sleeper = spawn(process.execPath, [script], { ...serverIdentity(), stdio: ["ignore", "pipe", "inherit"] });
  await once(sleeper.stdout, "data");
  await writeFile(mark, [sleeper.pid, ...lines.slice(1)].join("\n"));
  expect(lines[7]?.trim()).toBe("ready");
  const again = await start();
  expect(again.adopted).toBe(false);
  expect(await isTaken(port)).toBe(true);
  await again.stop();
  expect([sleeper.exitCode, sleeper.signalCode]).toEqual([null, null]);
  sleeper.kill("SIGKILL");
  await once(sleeper, "exit");
}, 20_000);

test("a port that belongs to another program is named in one sentence", async () => {
  const stranger = createServer().listen(port, "127.0.0.1");
  try {
    await expect(start()).rejects.toThrow(`Port ${port}, meant for PostgreSQL, is taken by another program`);
  } finally {
    await new Promise((resolve) => stranger.close(resolve));
  }
}, 20_000);

test("data of another major version is refused with a way out", async () => {
  const server = await start();
  await server.stop();
  await writeFile(join(folder, "data/PG_VERSION"), "14\n");
  await expect(start()).rejects.toThrow(/written by PostgreSQL 14.*--fresh/);
}, 20_000);

test("in a folder that only root may enter, the data moves to where the lent user can reach it", async () => {
  await chmod(folder, 0o700);
  const server = await start();
  expect(server.dataDirectory.startsWith(folder)).toBe(process.getuid?.() !== 0);
  await server.stop();
  await rm(dirname(server.dataDirectory), { recursive: true });
}, 20_000);

test("it does so too where everything that root makes is closed to others", async () => {
  await chmod(folder, 0o700);
  const umask = process.umask(0o077);
  try {
    const server = await start();
    await server.stop();
    if (server.dataDirectory.startsWith(folder)) return;
    await rm(dirname(server.dataDirectory), { recursive: true });
  } finally {
    process.umask(umask);
  }
}, 20_000);
