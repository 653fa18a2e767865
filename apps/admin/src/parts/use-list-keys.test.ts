import { expect, test } from "@jest/globals";
import { lineAfter } from "./use-list-keys.ts";

test("j and k go from line to line and stay at the ends; from nowhere they begin at one", () => {
  expect([lineAfter(3, -1, 1), lineAfter(3, -1, -1)]).toEqual([0, 2]);
  expect([lineAfter(3, 0, 1), lineAfter(3, 2, 1), lineAfter(3, 0, -1)]).toEqual([1, 2, 0]);
});
