import { expect, test } from "@jest/globals";
import { hintedQuantity } from "./hinted-quantity.ts";

test.each([
  ["basket=3", 3],
  ["a=1; basket=12; b=2", 12],
  ["", 0],
  ["mybasket=3", 0],
  ["basket=", 0],
  ["basket=3x", 0],
  ["basket=-1", 0],
])("of %j it hints %i", (cookies, quantity) => {
  expect(hintedQuantity(cookies)).toBe(quantity);
});
