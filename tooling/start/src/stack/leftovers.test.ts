import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { RunningProcesses } from "./leftovers.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "leftovers-"));
  notices = [];
  await writeFile(join(folder, "sleeper.mjs"), 'console.log("up"); setInterval(() => {}, 1000);');
});

afterEach(() => rm(folder, { recursive: true }));

const sleeper = async () => {
  const child = spawn(process.execPath, [join(folder, "sleeper.mjs")], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return { child, pid: child.pid ?? 0, ended: once(child, "exit") };
};

let notices: string[];

const processes = () => new RunningProcesses(folder, (message) => notices.push(message));

test("what a dead starter left behind is ended", async () => {
  const { child, pid, ended } = await sleeper();
  await processes().add(pid, "sleeper.mjs");
  expect(await processes().takeOver()).toBe(1);
  await ended;
  expect(child.signalCode).toBe("SIGTERM");
});

test("a stranger who got the number of one of ours is left alone", async () => {
  const { child, pid, ended } = await sleeper();
  await processes().add(pid, "apps/commerce/dist/commerce.js");
  expect(await processes().takeOver()).toBe(0);
  expect(child.exitCode).toBeNull();
  child.kill("SIGKILL");
  await ended;
});

test("a file that was cut short is no obstacle", async () => {
  await writeFile(join(folder, "running.json"), '[{"pid":1,');
  expect(await processes().takeOver()).toBe(0);
});

test("one that was cut short while the list was written anew hides nothing", async () => {
  const { pid, ended } = await sleeper();
  await processes().add(pid, "sleeper.mjs");
  await writeFile(join(folder, `running.json.${pid}`), '[{"pid":1,');
  expect(await processes().takeOver()).toBe(1);
  await ended;
});

test("a file that cannot be written is told once, and the next change is written again", async () => {
  const list = join(folder, "running.json");
  await mkdir(join(list, "full"), { recursive: true });
  const { child, pid, ended } = await sleeper();
  const before = processes();
  await before.add(pid, "sleeper.mjs");
  await before.remove(pid);
  expect(notices).toEqual([expect.stringContaining(`${list} is not written any more`)]);
  await rm(list, { recursive: true });
  await before.add(pid, "sleeper.mjs");
  expect(await processes().takeOver()).toBe(1);
  await ended;
  expect(child.signalCode).toBe("SIGTERM");
});
