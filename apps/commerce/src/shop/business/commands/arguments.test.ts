import { expect, test } from "@jest/globals";
import { amountIn, named } from "./arguments.ts";

test.each([
  ["12", 1200],
  ["12.5", 1250],
  ["12,05", 1205],
  ["12.345", undefined],
  ["-1", undefined],
  [undefined, undefined],
])("%s is %s minor units", (text, amount) => {
  expect(amountIn(text)).toBe(amount);
});

test("options are words with an equals sign", () => {
  expect(named(["shipping=4", "x", "until=2026-01-01"])).toEqual(
    new Map([
      ["shipping", "4"],
      ["until", "2026-01-01"],
    ]),
  );
});
