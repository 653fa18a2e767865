import { errorCodes } from "@giftshop/validation/error-codes";
import { expect, test } from "@jest/globals";
import { basketMessages } from "../messages.ts";
import { lineProblem } from "./line-problem.ts";

const context = { t: basketMessages.in("en"), locale: "en-IE" };
const apple = { brand: "Apple", sum: { currency: "EUR" as const, value: 50_000 } };

const said = (code: number, maxQty: number, limit: typeof apple | null = null) =>
  lineProblem(context, { problem: { code, limit }, giftcard: { maxQty } });

test("of a card of which some are left, it is said how many; of one that is gone, that it is sold out", () => {
  expect(said(errorCodes.outOfStock, 2)).toBe("You can order up to 2 of these.");
  expect(said(errorCodes.outOfStock, 0)).toBe(
    "Not possible to continue with this gift card because currently it is out the stock. Remove it or choose another card.",
  );
});

test("what an order cannot hold is told as section 8 of the specification spells it, with what to do", () => {
  expect(said(errorCodes.appleLimit, 2, apple)).toBe(
    "Exceeded the Apple gift card sum limit in the order. The limit is 500 euro per order. Choose a smaller quantity.",
  );
  expect(said(errorCodes.countLimit, 2)).toBe("Exceeding of giftcard limit in the order. Choose a smaller quantity.");
});

test("what no number mends is told as it is", () => {
  expect(said(errorCodes.productNotFound, 99)).toMatch(/^This gift card is no longer sold/u);
  expect(lineProblem(context, { problem: null, giftcard: { maxQty: 2 } })).toBeUndefined();
});
