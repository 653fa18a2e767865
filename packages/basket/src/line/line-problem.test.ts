import { errorCodes } from "@giftshop/validation/error-codes";
import { expect, test } from "@jest/globals";
import { basketMessages } from "../messages.ts";
import { lineProblem } from "./line-problem.ts";

const said = (code: number, maxQty: number) =>
  lineProblem(basketMessages.in("en"), { problem: { code }, giftcard: { maxQty } });

test("of a card of which some are left, it is said how many; of one that is gone, that it is sold out", () => {
  expect(said(errorCodes.outOfStock, 2)).toBe("At most 2 of these can be ordered now.");
  expect(said(errorCodes.outOfStock, 0)).toBe("Sold out for now. Remove it or choose another card.");
});

test("what no number mends is told as it is", () => {
  expect(said(errorCodes.productNotFound, 99)).toMatch(/^This gift card is no longer sold/u);
  expect(lineProblem(basketMessages.in("en"), { problem: null, giftcard: { maxQty: 2 } })).toBeUndefined();
});
