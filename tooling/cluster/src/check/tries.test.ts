import { expect, test } from "@jest/globals";
import { failuresOf, longestOutage, type Try } from "./tries.ts";

const good = (begun: number, ended: number): Try => ({ begun, ended, failure: undefined });
const bad = (begun: number, ended: number): Try => ({ begun, ended, failure: "away" });

test("the outage is the longest time without a success that was begun after the fault", () => {
  const tries = [good(0, 50), good(90, 130), bad(110, 400), good(500, 700), good(710, 720)];
  expect(longestOutage(tries, 100, 800)).toBe(600);
});

test("what never comes back is out until the end", () => {
  expect(longestOutage([good(0, 50), bad(120, 200)], 100, 1_000)).toBe(900);
});

test("a pause in the middle counts, not only the first one", () => {
  expect(longestOutage([good(100, 110), good(111, 120), good(400, 900)], 100, 950)).toBe(780);
});

test("reasons are counted", () => {
  expect(failuresOf([bad(0, 1), good(1, 2), bad(2, 3), { ...bad(3, 4), failure: "slow" }])).toEqual([
    "2 × away",
    "1 × slow",
  ]);
});
