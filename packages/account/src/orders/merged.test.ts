import { expect, test } from "@jest/globals";
import { merged } from "./use-order-pages.ts";

test("pages are one list, in which what moved on meanwhile stands once", () => {
  const first = [{ id: "c" }, { id: "b" }];
  expect(merged([], first)).toEqual(first);
  expect(merged(first, [{ id: "b" }, { id: "a" }])).toEqual([{ id: "c" }, { id: "b" }, { id: "a" }]);
});
