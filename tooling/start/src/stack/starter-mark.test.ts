import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { root } from "../repository.ts";
import { takeMark } from "./starter-mark.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "starter-mark-"));
});

afterEach(() => rm(folder, { recursive: true }));

const dead = 2 ** 22 - 1;
const markOf = (pid: number, script = "main.ts") => writeFile(join(folder, "starter"), JSON.stringify({ pid, script }));

const module = (name: string) => pathToFileURL(join(root, "tooling/start/src", name)).href;

const take = `import { takeMark } from "${module("stack/starter-mark.ts")}";`;

/** Looks first and marks then, as it must not be done. */
const naiveTake = `
import { readFile, writeFile } from "node:fs/promises";
import { isThere } from "${module("process-table.ts")}";
async function takeMark(folder) {
  const file = folder + "/starter";
  const owner = JSON.parse(await readFile(file, "utf8"));
  if (await isThere(owner)) throw new Error("running already");
  await writeFile(file, JSON.stringify({ pid: process.pid, script: process.argv[1] }));
}
`;

const contender = `
process.on("message", async (folder) => {
  const outcome = await takeMark(folder).then(() => "taken", ({ message }) => message);
  process.send(outcome);
});
process.send("up");
`;

/** How many of six processes that try at the same moment get the mark of a dead one. */
const round = async (script: string): Promise<number> => {
  await markOf(dead);
  const children = Array.from({ length: 6 }, () => spawn(process.execPath, [script], { stdio: [0, 1, 2, "ipc"] }));
  await Promise.all(children.map((child) => once(child, "message")));
  const outcomes = children.map((child) => once(child, "message"));
  for (const child of children) child.send(folder);
  const said = (await Promise.all(outcomes)).flat();
  for (const child of children) child.kill();
  await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, "exit")));
  return said.filter((outcome) => outcome === "taken").length;
};

/** Rounds until several got it, at most so many. */
const race = async (taking: string, rounds: number): Promise<number[]> => {
  const script = join(folder, "contender.mjs");
  await writeFile(script, taking + contender);
  const counts: number[] = [];
  while (counts.length < rounds && !counts.some((count) => count > 1)) counts.push(await round(script));
  return counts;
};

test("of all that take over from a dead one at once, one gets it", async () => {
  expect(await race(take, 5)).toEqual([1, 1, 1, 1, 1]);
  expect((await readdir(folder)).filter((name) => name.startsWith("starter."))).toEqual([]);
});

test("looking first and marking then lets several through", async () => {
  expect(Math.max(...(await race(naiveTake, 50)))).toBeGreaterThan(1);
});

test("a living starter is left alone, and named", async () => {
  await writeFile(join(folder, "sleeper.mjs"), 'console.log("up"); setInterval(() => {}, 1000);');
  const child = spawn(process.execPath, [join(folder, "sleeper.mjs")], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  await markOf(child.pid ?? 0, "sleeper.mjs");
  await expect(takeMark(folder)).rejects.toThrow(`running already (process ${child.pid})`);
  await markOf(child.pid ?? 0, "another.mjs");
  const leave = await takeMark(folder);
  await leave();
  child.kill("SIGKILL");
  await once(child, "exit");
});

test("this process takes it once; its own number left by another one is no obstacle", async () => {
  await markOf(process.pid, process.argv[1]);
  const leave = await takeMark(folder);
  await expect(takeMark(folder)).rejects.toThrow("running already");
  await leave();
  await (await takeMark(folder))();
  expect(await readdir(folder)).toEqual([]);
});

test("one that was cut short, and an heir that died over it, are no obstacle", async () => {
  await writeFile(join(folder, "starter"), "");
  await writeFile(join(folder, "starter.0"), JSON.stringify({ pid: dead, script: "main.ts" }));
  await (await takeMark(folder))();
  expect(await readdir(folder)).toEqual([]);
});
