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

test.each([
  [
    1000,
    "Oh oh, something went wrong. We are already working on a fix for this issue. Please try again at a later moment. Our apologies for the inconvenience.",
  ],
  [2030, "Exceeding of giftcard limit in the order"],
  [2031, "Not possible to continue with this gift card because currently it is out the stock."],
  [
    2035,
    "We were unable to process your payment. Please try a different payment method or contact your bank for more information.",
  ],
  [2036, "Too many attempts have been made. Please try again later or use a different payment method."],
] as const)("%i is told as section 8 of the specification spells it", (code, sentence) => {
  expect(errorMessage({ code })).toBe(sentence);
});
