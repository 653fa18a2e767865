import { expect, test } from "@jest/globals";
import { changedAt, moved, without } from "./shelf.ts";

test("a list is put in order, shortened and put right", () => {
  expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(without(["a", "b"], 0)).toEqual(["b"]);
  expect(changedAt([{ a: 1, b: 1 }], 0, { b: 2 })).toEqual([{ a: 1, b: 2 }]);
});
