import { expect, test } from "@jest/globals";
import { readValue } from "./read-value.ts";

test.each([
  ["25", 2500],
  ["25.00", 2500],
  ["25,5", 2550],
  ["€ 25", 2500],
  ["25 €", 2500],
  ["1.250,00", 125_000],
  ["1,250.00", 125_000],
  ["1 250", 125_000],
  ["1’250.50", 125_050],
  ["1.250", 125_000],
  ["50 zł", 5000],
  ["AED 100", 10_000],
])("%s is an amount", (text, value) => {
  expect(readValue(text)).toBe(value);
});

test.each(["", "abc", "-5", "twenty 20", "1,25,0", "€"])("%j is none", (text) => {
  expect(readValue(text)).toBe(undefined);
});
