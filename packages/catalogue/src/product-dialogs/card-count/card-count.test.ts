import { expect, test } from "@jest/globals";
import { type CardCount, cardsByValue, cardsOfGift, sumOfCards } from "./card-count.ts";

const count = (change: Partial<CardCount>): CardCount => ({
  kind: "DIGITAL",
  value: 15_500,
  gifts: 1,
  bounds: { most: 15_000, least: 1_000 },
  currency: "EUR",
  locale: "en-IE",
  ...change,
});

test("a digital gift above the bound is several cards, a printed one is one", () => {
  expect(cardsOfGift(count({}))).toEqual([14_500, 1_000]);
  expect(cardsOfGift(count({ kind: "PHYSICAL" }))).toEqual([15_500]);
});

test.each([
  [{}, "€145 + €10"],
  [{ value: 5_000, gifts: 3 }, "3 × €50"],
  [{ gifts: 2 }, "2 × (€145 + €10)"],
  [{ value: 5_000 }, "€50"],
])("%j is written as %s", (change, sum) => {
  expect(sumOfCards(count(change))).toBe(sum);
});

test("cards of the same value are counted together, over all gifts", () => {
  expect(cardsByValue(count({ value: 40_000, gifts: 2 }))).toEqual([
    { value: 15_000, pieces: 4 },
    { value: 10_000, pieces: 2 },
  ]);
});
