import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { fromDecimal, toDecimal } from "./amount.ts";

test.each([
  [5, "EUR", "0.05"],
  [1050, "EUR", "10.50"],
  [100000, "PLN", "1000.00"],
  [1050, "JPY", "1050"],
])("%i %s is %s", (amount, currency, text) => {
  expect(toDecimal(amount, currency)).toBe(text);
});

test("there and back is the same amount", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000_000 }),
      fc.constantFrom("EUR", "JPY", "GBP"),
      (amount, currency) => {
        expect(fromDecimal(toDecimal(amount, currency), currency)).toBe(amount);
      },
    ),
  );
});

test.each(["10.5", "10", "1e3", "-1.00", "10.500", "", "10,50"])("%j is no amount in euro", (text) => {
  expect(fromDecimal(text, "EUR")).toBeNaN();
});
