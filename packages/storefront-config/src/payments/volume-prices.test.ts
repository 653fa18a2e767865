import { expect, test } from "@jest/globals";
import { volumePriceOf, volumePrices } from "./volume-prices.ts";

test.each([
  [1, 295],
  [49, 295],
  [50, 266],
  [249, 266],
  [250, 236],
  [1000, 207],
  [5000, 207],
])("of %i cards each wrapping of 2.95 costs %i", (cards, price) => expect(volumePriceOf(295, cards)).toBe(price));

test("more cards never cost more each, and what is free stays free", () => {
  const froms = volumePrices.map(({ from }) => from);
  expect(froms).toEqual(froms.toSorted((one, other) => one - other));
  expect(volumePrices.every(({ less }, index) => less > (volumePrices[index - 1]?.less ?? 0))).toBe(true);
  expect(volumePriceOf(0, 1000)).toBe(0);
});
