import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { freePort } from "../../testing/free-port.ts";
import { waitFor } from "../../wait.ts";
import { type Notice, openLogFile } from "./log-file.ts";
import { ManagedProcess, type ProcessEvent } from "./managed-process.ts";

const timeout = { atMost: 10_000 };
let folder: string;
let port: number;
let events: ProcessEvent[];
let notices: Notice[];
let managed: ManagedProcess;

const server = `
import { createServer } from "node:http";
console.log(JSON.stringify({ level: 40, msg: "careful", err: { message: "it is hot" } }));
console.log("plain words");
const server = createServer((_, response) => response.end("ready")).listen(Number(process.env.PORT), "localhost");
process.on("SIGTERM", () => server.close(() => process.exit(0)));
`;

const prepare = async (source: string): Promise<ManagedProcess> => {
  await writeFile(join(folder, "server.mjs"), source);
  const log = await openLogFile(join(folder, "server.log"), (notice) => notices.push(notice));
  managed = new ManagedProcess({
    name: "server",
    script: "server.mjs",
    cwd: folder,
    variables: { PATH: process.env.PATH, PORT: String(port) },
    readyUrl: `http://localhost:${port}/readyz`,
    log,
    tell: (event) => events.push(event),
  });
  return managed;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "managed-"));
  events = [];
  notices = [];
  port = await freePort();
});

afterEach(async () => {
  await managed.stop();
  await rm(folder, { recursive: true });
});

test("it is started, killed, restarted and stopped", async () => {
  const one = await prepare(server);
  await one.start();
  const first = one.pid;
  await one.kill9();
  expect(await one.isReady()).toBe(false);
  await one.restart();
  expect(await one.isReady()).toBe(true);
  expect(one.pid).not.toBe(first);
  await one.stop();
  expect(one.pid).toBeUndefined();
}, 20_000);

test("one that dies by itself is started again, and that is said", async () => {
  const one = await prepare(server);
  await one.start();
  process.kill(one.pid ?? 0, "SIGKILL");
  expect(await waitFor(() => events.some(({ kind }) => kind === "ready-again"), timeout)).toBe(true);
  expect(events).toContainEqual({ kind: "died", how: "SIGKILL", pause: 250 });
  expect(await one.isReady()).toBe(true);
}, 20_000);

test("one that ends before it is ready is a problem with its last words", async () => {
  const one = await prepare('console.error("no key"); process.exit(3);');
  await expect(one.start()).rejects.toThrow(/server ended as soon as it was started(.|\n)*no key/);
}, 20_000);

test("its log holds JSON lines only, and warnings are passed on", async () => {
  const one = await prepare(server);
  await one.start();
  await waitFor(() => notices.length > 0, timeout);
  expect(notices).toEqual([{ level: "warn", message: "careful: it is hot" }]);
  const words = await waitFor(async () => {
    const text = await readFile(join(folder, "server.log"), "utf8");
    return text.includes("plain words") && text;
  }, timeout);
  const lines = String(words).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["careful", "plain words"]);
}, 20_000);

test("answers of another program are not taken for its own", async () => {
  const stranger = createServer((_, response) => response.end()).listen(port, "localhost");
  try {
    const one = await prepare(server);
    await expect(one.start()).rejects.toThrow(/meant for server, is answered by another program/);
    expect(one.pid).toBeUndefined();
  } finally {
    stranger.closeAllConnections();
    await new Promise((resolve) => stranger.close(resolve));
  }
});
