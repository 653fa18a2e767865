import { expect, test } from "@jest/globals";
import { type Course, follow } from "./course.ts";

const start: Course = { furthest: 2000, up: false };
const along = (...tops: number[]) => tops.reduce(follow, start).up;

test("to look back a line is not to go back", () => {
  expect(along(2400, 2360)).toBe(false);
  expect(along(2400, 2360, 2390, 2352)).toBe(false);
});

test("the way up is counted from where it began, however short its steps", () => {
  expect(along(2400, 2380, 2360, 2351)).toBe(true);
});

test("a thumb that trembles on the way up does not turn it", () => {
  expect(along(2400, 2300, 2306, 2290)).toBe(true);
});

test("the first lines down end the way up", () => {
  expect(along(2400, 2300, 2309)).toBe(false);
  expect(along(2400, 2300, 2309, 2290)).toBe(false);
  expect(along(2400, 2300, 2309, 2260)).toBe(true);
});
