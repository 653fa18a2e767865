import { expect, test } from "@jest/globals";
import { modules } from "./modules.ts";

const twice = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

test("no two modules share a name, a queue, a route, a command or what they forget", () => {
  const queues = modules.flatMap((module) => module.queues ?? []).map(({ name }) => name);
  const routes = modules.flatMap((module) => module.routes ?? []).map(({ method, path }) => `${method} ${path}`);
  expect(twice(modules.map(({ name }) => name))).toEqual([]);
  expect(twice(queues)).toEqual([]);
  expect(twice(modules.flatMap(({ commands = {} }) => Object.keys(commands)))).toEqual([]);
  expect(twice(routes)).toEqual([]);
  for (const { retention = [] } of modules) expect(twice(retention.map(({ what }) => what))).toEqual([]);
});

test("each queue has a job that takes from it, and each job a queue", () => {
  const queues = modules.flatMap((module) => module.queues ?? []).map(({ name }) => name);
  const taken = modules.flatMap(({ jobs = [] }) => jobs.map(({ queue }) => queue));
  expect([...new Set(taken)].sort()).toEqual(queues.sort());
});
