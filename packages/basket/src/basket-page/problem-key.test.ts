import { errorCodes } from "@giftshop/validation/error-codes";
import { expect, test } from "@jest/globals";
import { problemKey } from "./problem-key.ts";

test("a card that is no longer sold is told as such: waiting mends nothing", () => {
  expect(problemKey(errorCodes.productNotFound)).toBe("notSold");
});

test("what nobody has heard of is unexpected", () => {
  expect(problemKey(9999)).toBe("unexpected");
});
