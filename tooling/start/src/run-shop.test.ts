import { afterEach, expect, test } from "@jest/globals";
import { runShop } from "./run-shop.ts";
import { readPorts } from "./stack/ports.ts";
import type { Stack } from "./stack/start-stack.ts";

let stopped = 0;

afterEach(() => {
  stopped = 0;
});

const stack: Stack = {
  ports: readPorts({}),
  variables: {},
  processes: {},
  database: undefined,
  stop: async () => {
    stopped += 1;
  },
};

const run = (parts: Partial<Parameters<typeof runShop>[0]>) =>
  runShop({
    start: async () => stack,
    serve: async () => ({ address: "", server: undefined }),
    told: new AbortController().signal,
    broken: new AbortController().signal,
    ready: () => undefined,
    stopping: () => undefined,
    ...parts,
  });

test("it runs until it is told, and is stopped", async () => {
  const told = new AbortController();
  await run({ told: told.signal, ready: () => told.abort() });
  expect(stopped).toBe(1);
});

test("what cannot be served beside it stops it, and is told", async () => {
  const serve = () => Promise.reject(new Error("no port"));
  await expect(run({ serve })).rejects.toThrow("no port");
  expect(stopped).toBe(1);
});

test("an error that nobody caught stops it, and is told", async () => {
  const broken = new AbortController();
  const ready = () => broken.abort(new Error("unforeseen"));
  await expect(run({ broken: broken.signal, ready })).rejects.toThrow("unforeseen");
  expect(stopped).toBe(1);
});

test("while it starts, an error that nobody caught gives the start up", async () => {
  const broken = new AbortController();
  const start = async (signal: AbortSignal) => {
    broken.abort(new Error("unforeseen"));
    signal.throwIfAborted();
    return stack;
  };
  await expect(run({ broken: broken.signal, start })).rejects.toThrow("unforeseen");
});
