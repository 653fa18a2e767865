import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { RunningProcesses } from "./leftovers.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "leftovers-"));
  await writeFile(join(folder, "sleeper.mjs"), 'console.log("up"); setInterval(() => {}, 1000);');
});

afterEach(() => rm(folder, { recursive: true }));

async function sleeper() {
  const child = spawn(process.execPath, [join(folder, "sleeper.mjs")], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return { child, pid: child.pid ?? 0, ended: once(child, "exit") };
}

const dead = 2 ** 22 - 1;

test("what a dead starter left behind is ended", async () => {
  const { child, pid, ended } = await sleeper();
  const before = new RunningProcesses(folder);
  await before.add(dead, "main.ts");
  await before.add(pid, "sleeper.mjs");
  expect(await new RunningProcesses(folder).takeOver()).toBe(1);
  await ended;
  expect(child.signalCode).toBe("SIGTERM");
});

test("a living starter is left alone, and named", async () => {
  const { child, pid, ended } = await sleeper();
  await new RunningProcesses(folder).add(pid, "sleeper.mjs");
  await expect(new RunningProcesses(folder).takeOver()).rejects.toThrow(`running already (process ${pid})`);
  child.kill("SIGKILL");
  await ended;
});

test("a stranger who got the number of one of ours is left alone", async () => {
  const { child, pid, ended } = await sleeper();
  const before = new RunningProcesses(folder);
  await before.add(dead, "main.ts");
  await before.add(pid, "apps/commerce/dist/server.js");
  expect(await new RunningProcesses(folder).takeOver()).toBe(0);
  expect(child.exitCode).toBeNull();
  child.kill("SIGKILL");
  await ended;
});

test("a file that was cut short is no obstacle", async () => {
  await writeFile(join(folder, "running.json"), '[{"pid":1,');
  expect(await new RunningProcesses(folder).takeOver()).toBe(0);
});
