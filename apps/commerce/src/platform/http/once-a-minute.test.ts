import { expect, test } from "@jest/globals";
import { onceAMinute } from "./once-a-minute.ts";

test("it is read once a minute, and by all who ask meanwhile together", async () => {
  let at = 0;
  let reads = 0;
  const ask = onceAMinute(
    async () => [++reads],
    () => at,
  );
  expect(await Promise.all([ask(), ask()])).toEqual([[1], [1]]);
  at = 59_999;
  expect(await ask()).toEqual([1]);
  at = 60_000;
  expect(await ask()).toEqual([2]);
});

test("what fails answers what was known, and is asked again", async () => {
  let at = 0;
  let works = true;
  const ask = onceAMinute(
    async () => {
      if (!works) throw new Error("away");
      return [at];
    },
    () => at,
  );
  expect(await ask()).toEqual([0]);
  works = false;
  at = 60_000;
  expect(await ask()).toEqual([0]);
  works = true;
  expect(await ask()).toEqual([60_000]);
});
