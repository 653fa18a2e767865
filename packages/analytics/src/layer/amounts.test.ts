import { expect, test } from "@jest/globals";
import { lineWithoutTax, withoutTax } from "./amounts.ts";

const rate = 2000;

test("gift cards and donations carry no VAT, a box of blank cards does", () => {
  expect(withoutTax({ productType: "GIFTCARD", price: 2500 }, rate)).toBe(2500);
  expect(withoutTax({ productType: "DONATION", price: 2500 }, rate)).toBe(2500);
  expect(withoutTax({ productType: "GIFTCARD_BLANK", price: 1500 }, rate)).toBe(1250);
});

test("what goes around a gift is taxed as one part of its line, as commerce does", () => {
  // 3 × 1.95 = 5.85, of which 0.98 is tax; each by itself would round to 0.99.
  expect(lineWithoutTax({ productType: "GIFTCARD", price: 2500 }, 195, 3, rate)).toBe(7500 + 585 - 98);
  expect(lineWithoutTax({ productType: "GIFTCARD_BLANK", price: 1500 }, 0, 2, rate)).toBe(2500);
});
