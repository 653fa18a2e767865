import { expect, test } from "@jest/globals";
import { handInSequence } from "./hand-in-sequence.ts";

test("the three hands take turns, in their order", () => {
  expect([0, 1, 2, 3, 4, 5].map(handInSequence)).toEqual([0, 1, 2, 0, 1, 2]);
});
