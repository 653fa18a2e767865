import { expect, test } from "@jest/globals";
import type { Queryable } from "./pool.ts";
import { sharedRead } from "./shared-read.ts";

const db = {} as Queryable;
const turn = () => new Promise(setImmediate);

test("what is asked for together is read once, after the last has asked; who asks later reads anew", async () => {
  let written = 0;
  const reads: string[] = [];
  const ask = sharedRead(async (_db, key) => {
    reads.push(key);
    return written;
  });
  const first = ask(db, "one");
  written = 1;
  const both = await Promise.all([first, ask(db, "one"), ask(db, "other")]);
  expect(both).toEqual([1, 1, 1]);
  expect(reads).toEqual(["one", "other"]);
  written = 2;
  expect(await ask(db, "one")).toBe(2);
});

test("who asks while an answer is on its way does not get that one", async () => {
  const answers: ((value: number) => void)[] = [];
  const ask = sharedRead(() => new Promise<number>((resolve) => answers.push(resolve)));
  const early = ask(db, "one");
  await turn();
  const late = ask(db, "one");
  await turn();
  expect(answers).toHaveLength(2);
  answers[0]?.(1);
  answers[1]?.(2);
  expect(await Promise.all([early, late])).toEqual([1, 2]);
});

test("a reading that fails fails for those who shared it, and for nobody else", async () => {
  let away = true;
  const ask = sharedRead(async () => {
    if (away) throw new Error("away");
    return 1;
  });
  const outcomes = await Promise.allSettled([ask(db, "one"), ask(db, "one")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  away = false;
  expect(await ask(db, "one")).toBe(1);
});
