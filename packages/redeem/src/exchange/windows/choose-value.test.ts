import { expect, test } from "@jest/globals";
import { afterChoice, judgeValue, minorUnits, type Offer, offersOf } from "./choose-value.ts";

const money = (value: number) => ({ currency: "EUR", value }) as const;
const offer: Offer = {
  kind: "DIGITAL",
  variationId: "1",
  pricesToShow: [money(2500)],
  hasFixedPrices: false,
  minPrice: money(1000),
  maxPrice: money(15000),
  inStock: true,
};

test.each([
  [1000, undefined],
  [15000, undefined],
  [999, "whole"],
  [900, "bounds"],
  [15100, "bounds"],
  [1050, "whole"],
  [Number.NaN, "required"],
])("%d is judged as %s", (value, problem) => expect(judgeValue(value, offer)).toBe(problem));

test("of fixed values only those that are shown will do", () => {
  expect(judgeValue(2500, { ...offer, hasFixedPrices: true })).toBeUndefined();
  expect(judgeValue(3000, { ...offer, hasFixedPrices: true })).toBe("required");
});

test("a typed amount is in the main unit of its currency", () => {
  expect(minorUnits("25", "EUR")).toBe(2500);
  expect(minorUnits("12,5", "EUR")).toBe(1250);
  expect(minorUnits("٢", "EUR")).toBeNaN();
  expect(minorUnits("", "EUR")).toBeNaN();
});

test("what is beyond the balance is paid", () => {
  const order = { remainingBalance: money(3000), toPay: money(0) };
  expect(afterChoice(order, 2500)).toEqual({ left: 500, toPay: 0 });
  expect(afterChoice(order, 5000)).toEqual({ left: 0, toPay: 2000 });
  expect(afterChoice({ remainingBalance: money(0), toPay: money(700) }, 1000)).toEqual({ left: 0, toPay: 1700 });
});

test("what is sold out is not offered", () => {
  expect(offersOf({ DIGITAL: { ...offer, inStock: false }, PHYSICAL: offer }).map(({ kind }) => kind)).toEqual([
    "PHYSICAL",
  ]);
});
