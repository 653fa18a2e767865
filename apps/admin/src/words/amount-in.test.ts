import { expect, test } from "@jest/globals";
import { amountIn, typedAmount } from "./amount-in.ts";

test("an amount is read as people type it, and never rounded", () => {
  expect([amountIn("12.50", "EUR"), amountIn(" 12,5 ", "EUR"), amountIn("12", "EUR")]).toEqual([1250, 1250, 1200]);
  expect([amountIn("1200", "JPY"), amountIn("12.5", "JPY")]).toEqual([1200, undefined]);
  for (const text of ["", "-1", "1.234", "1 000", "ten", "1.2.3"]) expect(amountIn(text, "EUR")).toBeUndefined();
});

test("amounts are typed with as many decimals as their currency has", () => {
  expect([typedAmount(295, "EUR"), typedAmount(5000, "JPY"), typedAmount(5000, "KWD")]).toEqual([
    "2.95",
    "5000",
    "5.000",
  ]);
});
