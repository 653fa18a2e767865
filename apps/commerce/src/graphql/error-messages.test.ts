import { errorCodes } from "@giftshop/validation";
import { expect, test } from "@jest/globals";
import { errorMessage } from "./error-messages.ts";

const limited = (brand: string, currency: string, value: number) =>
  errorMessage({ code: errorCodes.appleLimit, limit: { brand, sum: { currency, value } } });

test("Apple's limit in euros is told as section 8 of the specification spells it", () => {
  expect(limited("Apple", "EUR", 50_000)).toBe(
    "Exceeded the Apple gift card sum limit in the order. The limit is 500 euro per order.",
  );
});

test("another brand and another limit are told as the catalogue has them", () => {
  expect(limited("Zalando", "GBP", 80_050)).toBe(
    "Exceeded the Zalando gift card sum limit in the order. The limit is £800.50 per order.",
  );
});

test("a code by itself has its words", () => {
  expect(errorMessage({ code: errorCodes.outOfStock })).toMatch(/^Not possible to continue/);
});
