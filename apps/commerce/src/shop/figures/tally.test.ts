import { expect, test } from "@jest/globals";
import type { Figure } from "./figures-table.ts";
import { createTally } from "./tally.ts";

const figure = (event: Figure["event"], count = 1): Figure => ({ storefront: "CBFR", day: "2026-11-26", event, count });

test("what comes while others are written is written together, and answered when it is there", async () => {
  const rounds: (readonly Figure[])[] = [];
  const releases: (() => void)[] = [];
  const tally = createTally((figures) => {
    rounds.push(figures);
    return new Promise<void>((resolve) => releases.push(resolve));
  });
  const done: string[] = [];
  const first = tally([figure("login")]).then(() => done.push("first"));
  await new Promise((resolve) => setImmediate(resolve));
  const second = tally([figure("login"), figure("search")]).then(() => done.push("second"));
  const third = tally([figure("login", 5)]).then(() => done.push("third"));
  await new Promise((resolve) => setImmediate(resolve));
  expect([rounds.length, done]).toEqual([1, []]);
  releases[0]?.();
  await first;
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual(["first"]);
  releases[1]?.();
  await Promise.all([second, third]);
  expect(rounds[1]).toEqual([figure("login", 6), figure("search")]);
});

test("what fails is told to those whom it concerns, and keeps nobody else", async () => {
  let fails = true;
  const tally = createTally(async () => {
    if (fails) throw new Error("away");
  });
  await expect(tally([figure("login")])).rejects.toThrow("away");
  fails = false;
  await expect(tally([figure("login")])).resolves.toBeUndefined();
});
