import { expect, test } from "@jest/globals";
import { storefronts } from "../storefronts/index.ts";
import { mostPrize, prizeOf } from "./doubler-terms.ts";

test("the prize is the balance at entry, at most 150", () => {
  const balances = [1, 4999, 14_999, 15_000, 15_001, 25_000];
  expect(balances.map((balance) => prizeOf(balance, "CBFR"))).toEqual([1, 4999, 14_999, 15_000, 15_000, 15_000]);
});

test("no prize is worth more than one person of the shop may give, so that none waits for a second one", () => {
  const above = storefronts.filter(({ code, limits }) => mostPrize(code) > limits.secondPersonAbove);
  expect(above.map(({ code }) => code)).toEqual([]);
});
