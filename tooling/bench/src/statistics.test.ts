import { expect, test } from "@jest/globals";
import { load } from "./load.ts";
import { areaUnderCurve, median, quantile } from "./statistics.ts";
import { rounded } from "./table.ts";

test("quantiles of one, many and no values", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(quantile([5], 0.99)).toBe(5);
  expect(median([])).toBeNaN();
});

test("numbers are printed with the digits that matter", () => {
  expect([1.234, 12.34, 1234.5, Number.NaN].map(rounded)).toEqual(["1.23", "12.3", "1,235", "–"]);
});

test("a failing operation ends the measurement instead of counting", async () => {
  const operation = () => Promise.reject(new Error("refused"));
  await expect(load({ clients: 2, seconds: 0.1, pids: () => [], operation })).rejects.toThrow("refused");
});

test("values are told apart always, never, or as often as by guessing", () => {
  expect(areaUnderCurve([1, 2], [3, 4])).toBe(1);
  expect(areaUnderCurve([3, 4], [1, 2])).toBe(1);
  expect(areaUnderCurve([1, 2], [1, 2])).toBe(0.5);
  expect(areaUnderCurve([1, 3], [2, 4])).toBe(0.75);
});
