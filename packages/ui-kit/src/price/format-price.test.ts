import { expect, test } from "@jest/globals";
import { formatPrice } from "./format-price.ts";

const spaces = /[\u00a0\u202f]/g;

test.each([
  [2500, "EUR", "fr-FR", "auto", "25 €"],
  [2550, "EUR", "fr-FR", "auto", "25,50 €"],
  [2500, "EUR", "fr-FR", "always", "25,00 €"],
  [200_000, "PLN", "pl-PL", "auto", "2000 zł"],
  [1000, "GBP", "en-GB", "auto", "£10"],
] as const)("%i %s in %s, decimals %s", (value, currency, locale, decimals, written) => {
  expect(formatPrice({ value, currency }, locale, decimals).replace(spaces, " ")).toBe(written);
});

test("Arabic prices have Western digits", () => {
  expect(formatPrice({ value: 2500, currency: "AED" }, "ar-AE")).toMatch(/25/);
});
