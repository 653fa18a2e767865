import { expect, jest, test } from "@jest/globals";
import { guard } from "./guard.ts";

type Hook = { type: string; fn: () => unknown; timeout?: number };
type Case = { type: "test"; fn: () => unknown; timeout?: number };
type Handle = (event: { name: string }, state: object) => void;

/** A file with one test and one hook, as the runner hands them to the guard. */
const guarded = ({
  body = () => {},
  timeout,
  check = () => {},
  tidy = () => {},
}: Partial<Record<"body" | "check" | "tidy", () => unknown>> & { timeout?: number }) => {
  const block: { hooks: Hook[]; children: Case[] } = { hooks: [], children: [] };
  const state = { rootDescribeBlock: block, currentDescribeBlock: block };
  const handle = guard({ check, tidy }) as unknown as Handle;
  const add = { fn: body, ...(timeout === undefined ? {} : { timeout }) };
  block.children.push({ type: "test", ...add });
  handle({ name: "add_test" }, state);
  const end = block.hooks[0];
  block.hooks.push({ type: "beforeEach", ...add });
  handle({ name: "add_hook" }, state);
  return { test: block.children[0]?.fn, hook: block.hooks[1]?.fn, end: end?.fn, hooks: block.hooks };
};

test("a test and a hook that hang fail after their time", async () => {
  const { test: one, hook } = guarded({ body: () => new Promise(() => {}), timeout: 5 });
  await expect(one?.()).rejects.toThrow("Took longer than 5 ms.");
  await expect(hook?.()).rejects.toThrow("Took longer than 5 ms.");
});

test("what a test throws is passed on, a text as an error", async () => {
  const thrown = new Error("broken");
  const { test: one } = guarded({ body: () => Promise.reject(thrown) });
  await expect(one?.()).rejects.toBe(thrown);
  const { test: other } = guarded({
    body: () => {
      throw "a text";
    },
  });
  await expect(other?.()).rejects.toThrow("Thrown: a text");
});

test("a test that passes is judged by its check as well, a hook is not", async () => {
  const check = () => {
    throw new Error("two assertions were promised");
  };
  const { test: one, hook } = guarded({ check });
  await expect(one?.()).rejects.toThrow("two assertions");
  await expect(hook?.()).resolves.toBe(undefined);
});

test("the end of a file tidies up, once, and fails where a variable is not as it was", async () => {
  const tidy = jest.fn();
  const { end, hooks } = guarded({ tidy });
  expect(hooks.filter(({ type }) => type === "afterAll")).toHaveLength(1);
  await expect(end?.()).resolves.toBe(undefined);
  expect(tidy).toHaveBeenCalledTimes(1);
  process.env.GUARD_TEST = "left";
  try {
    await expect(end?.()).rejects.toThrow("GUARD_TEST");
  } finally {
    delete process.env.GUARD_TEST;
  }
});

test("a callback, which the runner's timeout would not end, is refused", () => {
  expect(() => guarded({ body: ((done: () => void) => done()) as () => void })).toThrow("Return a promise");
});
