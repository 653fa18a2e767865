import { expect, test } from "@jest/globals";
import { pauses } from "./webhook-pauses.ts";

const hour = 60 * 60_000;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** When each call is made, milliseconds after the first. */
const calls = [0, ...pauses.map((_, index) => sum(pauses.slice(0, index + 1)))];

test("ten calls, the last of them 26 hours after the first", () => {
  expect(calls).toHaveLength(10);
  expect(calls.at(-1)).toBe(26 * hour);
});

test("a shop that is away for five hours has missed nine calls, and hears the tenth a day later", () => {
  expect(calls.filter((at) => at <= 5 * hour)).toHaveLength(9);
  expect(calls[8]).toBe(4 * hour);
});
