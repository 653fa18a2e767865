import { expect, test } from "@jest/globals";
import { growth } from "./soak.ts";

test("what comes to rest after a while has not grown", () => {
  expect(growth([50, 90, 100, 100, 100, 100])).toBe(1);
});

test("what leaks has grown", () => {
  expect(growth([100, 110, 120, 130, 140, 150])).toBeCloseTo(145 / 125);
});
