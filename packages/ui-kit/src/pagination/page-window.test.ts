import { expect, test } from "@jest/globals";
import { pageWindow } from "./page-window.ts";

test("few pages are all printed", () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(1, 2)).toEqual([1, 2]);
  expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("gaps stand where two pages or more are left out", () => {
  expect(pageWindow(1, 9)).toEqual([1, 2, 3, 4, "gap-end", 9]);
  expect(pageWindow(5, 9)).toEqual([1, "gap-start", 4, 5, 6, "gap-end", 9]);
  expect(pageWindow(4, 9)).toEqual([1, 2, 3, 4, 5, "gap-end", 9]);
  expect(pageWindow(9, 9)).toEqual([1, "gap-start", 6, 7, 8, 9]);
});
