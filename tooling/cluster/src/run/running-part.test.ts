import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitFor } from "@giftshop/start";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { RunningPart } from "./running-part.ts";

const listens = "require('node:net').createServer().listen(Number(process.env.ITS_PORT), '127.0.0.1')";

let folder: string;
let part: RunningPart;
let told: string[];
let running: Set<number>;

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "part-"));
  told = [];
  running = new Set();
  const port = await freePort();
  part = new RunningPart(
    {
      name: "one",
      program: process.execPath,
      words: ["-e", listens],
      lent: false,
      variables: { ITS_PORT: String(port) },
      ready: { port },
    },
    {
      cwd: folder,
      logFile: join(folder, "one.log"),
      tell: (message) => told.push(message),
      note: (pid, runs) => void (runs ? running.add(pid) : running.delete(pid)),
    },
  );
});

afterEach(async () => {
  await part.stop();
  await rm(folder, { recursive: true });
});

test("a part that dies by itself is started again, one that is killed stays down until it is started", async () => {
  await part.start();
  const first = part.pid ?? 0;
  expect([...running]).toEqual([first]);
  process.kill(first, "SIGKILL");
  await waitFor(() => part.pid !== undefined && part.pid !== first, { atMost: 15_000 });
  await waitFor(() => part.isReady(), { atMost: 15_000 });
  expect(await part.isReady()).toBe(true);
  expect(told).toEqual(["one died (SIGKILL); starting it again in 0.25 s"]);
  await part.kill9();
  expect(part.pid).toBeUndefined();
  expect(running.size).toBe(0);
  await part.start();
  expect(await part.isReady()).toBe(true);
  expect(told).toHaveLength(1);
}, 60_000);
