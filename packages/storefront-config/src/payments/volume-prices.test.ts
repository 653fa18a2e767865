import { expect, test } from "@jest/globals";
import { storefronts } from "../storefronts/index.ts";
import { usualVolumePrices } from "./volume-price.ts";
import { volumePriceOf, volumePricesOf } from "./volume-prices.ts";

test.each([
  [1, 295],
  [49, 295],
  [50, 266],
  [249, 266],
  [250, 236],
  [1000, 207],
  [5000, 207],
])("of %i cards each wrapping of 2.95 costs %i", (cards, price) =>
  expect(volumePriceOf(usualVolumePrices, 295, cards)).toBe(price),
);

test("what is free stays free, and where nothing costs less everything costs what it does alone", () => {
  expect(volumePriceOf(usualVolumePrices, 0, 1000)).toBe(0);
  expect(volumePriceOf([], 295, 1000)).toBe(295);
});

test("in no storefront more cards cost more each, nor less than nothing", () => {
  for (const { code } of storefronts) {
    const prices = volumePricesOf(code);
    prices.forEach(({ from, less }, index) => {
      expect([code, from > (prices[index - 1]?.from ?? 1), less > (prices[index - 1]?.less ?? 0)]).toEqual([
        code,
        true,
        true,
      ]);
      expect([code, less <= 10_000]).toEqual([code, true]);
    });
  }
});
