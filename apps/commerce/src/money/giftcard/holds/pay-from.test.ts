import { expect, test } from "@jest/globals";
import { payFrom, sumOf } from "./pay-from.ts";

test("cards pay in their order, each what it has, and none more than is owed", () => {
  const cards = [
    { id: 1, balance: 300 },
    { id: 2, balance: 0 },
    { id: 3, balance: 500 },
    { id: 4, balance: 900 },
  ];
  expect(payFrom(cards, 700)).toEqual([
    { card: 1, amount: 300 },
    { card: 3, amount: 400 },
  ]);
  expect(sumOf(payFrom(cards, 5000))).toBe(1700);
  expect(payFrom(cards, 0)).toEqual([]);
});
