import { expect, test } from "@jest/globals";
import { prizeOf } from "./doubler-terms.ts";

test("the prize is the balance at entry, at most 150", () => {
  const balances = [1, 4999, 14_999, 15_000, 15_001, 25_000];
  expect(balances.map((balance) => prizeOf(balance, "CBFR"))).toEqual([1, 4999, 14_999, 15_000, 15_000, 15_000]);
});
