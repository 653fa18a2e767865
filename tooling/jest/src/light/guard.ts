import type { addEventHandler } from "jest-circus";
import { testTimeout } from "../../settings.ts";

type Handler = Parameters<typeof addEventHandler>[0];
type Body = () => Promise<void>;

/** What is done beside the tests of a file. */
interface Chores {
  /** After each test: throws what is wrong with it beside its own failures. */
  readonly check: () => void;
  /** After the file: puts back what it mocked. */
  readonly tidy: () => void;
}

// Timers of before any test, as it may set the clock by hand.
const { setTimeout, clearTimeout } = globalThis;

/** Fails what takes longer than its time, as Jest's own runner does. */
const within = async (milliseconds: number, body: () => unknown): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Took longer than ${milliseconds} ms.`)), milliseconds);
  });
  try {
    await Promise.race([Promise.resolve().then(body), late]);
  } catch (thrown) {
    // The runner prints a stack.
    throw thrown instanceof Error ? thrown : new Error(`Thrown: ${String(thrown)}`);
  } finally {
    clearTimeout(timer);
  }
};

const timed = (fn: unknown, milliseconds: number | null | undefined, check = () => {}): Body => {
  const body = fn as () => unknown;
  if (body.length > 0) throw new Error("Return a promise: there is no callback here.");
  return async () => {
    await within(milliseconds ?? testTimeout, body);
    check();
  };
};

/** Throws when the environment is not as it was: the next file is in the same process. */
const sameEnvironment = (): (() => void) => {
  const before = { ...process.env };
  return () => {
    const names = new Set([...Object.keys(before), ...Object.keys(process.env)]);
    const changed = [...names].filter((name) => before[name] !== process.env[name]);
    if (changed.length > 0) throw new Error(`The file leaves variables changed: ${changed.join(", ")}`);
  };
};

/**
 * What the light runner leaves out: timeouts, counted assertions, and
 * an end of each file at which nothing of it is left for the next one.
 */
export const guard = ({ check, tidy }: Chores): Handler => {
  const begun = new WeakSet<object>();
  return (event, { rootDescribeBlock: root, currentDescribeBlock: block }) => {
    if (event.name !== "add_test" && event.name !== "add_hook") return;
    if (!begun.has(root)) {
      begun.add(root);
      const judge = sameEnvironment();
      const fn: Body = async () => {
        tidy();
        judge();
      };
      const asyncError = new Error("The end of the file failed.");
      root.hooks.push({ type: "afterAll", fn, parent: root, seenDone: false, timeout: undefined, asyncError });
    }
    const hook = block.hooks.at(-1);
    const test = block.children.at(-1);
    if (event.name === "add_hook" && hook) hook.fn = timed(hook.fn, hook.timeout);
    if (event.name === "add_test" && test?.type === "test" && test.fn) test.fn = timed(test.fn, test.timeout, check);
  };
};
