import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { Problem } from "../problem.ts";
import { asNobody } from "../testing/as-nobody.ts";
import { freePort } from "../testing/free-port.ts";
import { refusingDatabase } from "../testing/refusing-database.ts";
import { embedded } from "./embedded.ts";
import type { Report } from "./report.ts";
import { type StackOptions, startStack } from "./start-stack.ts";

let dataDirectory: string;
let steps: string[];
const report: Report = {
  step: (name, work) => {
    steps.push(name);
    return work(() => undefined);
  },
  notice: () => undefined,
};

beforeEach(async () => {
  steps = [];
  dataDirectory = await mkdtemp(join(tmpdir(), "start-stack-"));
});

afterEach(() => rm(dataDirectory, { recursive: true }));

/** The sandbox alone, which needs neither a build nor a database. */
const sandboxAlone = async (): Promise<StackOptions> => {
  const ports = { sandbox: await freePort(), smtp: await freePort() };
  return { dataDirectory, ports, apps: ["sandbox"], environment: embedded };
};

test.each([false, true])("of two starts at once on one folder (fresh: %s), one runs the shop", async (fresh) => {
  const options = { ...(await sandboxAlone()), fresh };
  // Either may be the one: each makes the folder first, and
  // the system says whose call comes back before the other's.
  const starts = await Promise.allSettled([startStack(options), startStack(options)]);
  const running = starts.filter((start) => start.status === "fulfilled").map(({ value }) => value);
  const refused = starts.filter((start) => start.status === "rejected").map(({ reason }) => reason);
  const ready = await Promise.all(running.map(({ processes }) => processes.sandbox?.isReady()));
  await Promise.all(running.map((stack) => stack.stop()));
  expect(ready).toEqual([true]);
  expect(refused).toEqual([expect.objectContaining({ message: expect.stringContaining("running already") })]);
  const again = await startStack(options);
  await again.stop();
});

test("a folder that this user may not write is named in one sentence", async () => {
  const options = { ...(await sandboxAlone()), dataDirectory: join(dataDirectory, "mine") };
  await mkdir(options.dataDirectory, { mode: 0o500 });
  await chmod(dataDirectory, 0o755);
  if (process.getuid?.() === 0) await chown(options.dataDirectory, 65_534, 65_534);
  const started = asNobody(() => startStack(options));
  await expect(started).rejects.toThrow(Problem);
  await expect(started).rejects.toThrow("mine cannot be written: this user may not write there");
});

test("so is one in whose place there is a file", async () => {
  const options = { ...(await sandboxAlone()), dataDirectory: join(dataDirectory, "mine") };
  await writeFile(options.dataDirectory, "");
  const started = startStack(options);
  await expect(started).rejects.toThrow(Problem);
  await expect(started).rejects.toThrow("mine cannot be written: something that is no folder");
});

test("a database of its own that refuses is told before anything is built", async () => {
  const database = await refusingDatabase("28P01");
  const address = `postgres://owner:secret@127.0.0.1:${database.port}/shop`;
  const environment = { ...embedded, DATABASE_URL: address, APP_DATABASE_URL: address };
  const ports = { commerce: await freePort() };
  const options: StackOptions = { dataDirectory, ports, apps: ["commerce"], environment, report };
  await expect(startStack(options)).rejects.toThrow(`127.0.0.1:${database.port} refuses owner or the password`);
  expect(steps).toEqual([]);
  await database.close();
});

test("told to stop before it has looked around, it builds nothing and leaves nothing behind", async () => {
  const signal = AbortSignal.abort(new Error("stopped"));
  const ports = { postgres: await freePort(), commerce: await freePort() };
  const options: StackOptions = { dataDirectory, ports, apps: ["commerce"], environment: embedded, report, signal };
  await expect(startStack(options)).rejects.toThrow("stopped");
  expect(steps).toEqual([]);
  expect(await readdir(dataDirectory)).toEqual([]);
});
