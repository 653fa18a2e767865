import { expect, test } from "@jest/globals";
import { atLeast } from "./at-least.ts";

test.each([
  [243, 240],
  [240, 230],
  [31, 30],
  [12, 10],
  [11, 11],
  [0, 0],
])("%i gift cards are at least %i", (count, claim) => {
  expect(atLeast(count)).toBe(claim);
  expect(claim).toBeLessThanOrEqual(count);
});
