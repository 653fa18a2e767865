import { expect, test } from "@jest/globals";
import { createAdmission } from "./admission.ts";
import { aside } from "./aside.ts";
import { precedences } from "./precedence.ts";

const { basket, read } = precedences;
const gate = () => Promise.withResolvers<void>();
const one = () => createAdmission({ running: 1, waiting: 10, timeout: 1000 });

/** How many of some tasks are under way at most, each of which lets everybody else go on for a while. */
const mostAtOnce = async (admit: ReturnType<typeof one>, count: number): Promise<number> => {
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all(Array.from({ length: count }, () => admit(read, task)));
  return most;
};

test("who waits for something else has no turn meanwhile, and comes back to end what was begun", async () => {
  const admit = one();
  const password = gate();
  const done: string[] = [];
  const login = admit(basket, async () => {
    await aside(() => password.promise);
    done.push("login");
  });
  await admit(read, async () => void done.push("list"));
  password.resolve();
  await login;
  expect(done).toEqual(["list", "login"]);
  expect(await mostAtOnce(admit, 5)).toBe(1);
});

test("a turn is left once, however much is waited for, and not again by what outlives its task", async () => {
  const admit = one();
  const [first, second, late] = [gate(), gate(), gate()];
  let outliving: Promise<void> | undefined;
  const task = admit(basket, async () => {
    await Promise.all([aside(() => first.promise), aside(() => second.promise)]);
    outliving = aside(() => late.promise);
  });
  await admit(read, async () => undefined);
  first.resolve();
  second.resolve();
  await task;
  expect(await mostAtOnce(admit, 5)).toBe(1);
  late.resolve();
  await outliving;
  expect(await mostAtOnce(admit, 5)).toBe(1);
});

test("what fails aside fails its task, and its turn is given on", async () => {
  const admit = one();
  const failing = admit(basket, () => aside(() => Promise.reject(new Error("no password"))));
  await expect(failing).rejects.toThrow("no password");
  expect(await mostAtOnce(admit, 5)).toBe(1);
});

test("outside of a task it is done at once", async () => expect(await aside(async () => "done")).toBe("done"));
