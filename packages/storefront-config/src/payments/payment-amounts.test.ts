import { expect, test } from "@jest/globals";
import { takesPayment } from "./payment-amounts.ts";

test.each([
  ["creditcard", "EUR", 1_000_000, true],
  ["creditcard", "EUR", 1_000_001, false],
  ["creditcard", "SEK", 1_250_000, true],
  ["creditcard", "MXN", 20_000, false],
  ["creditcard", "BRL", 20_000, false],
  ["paypal", "MXN", 20_000, true],
  ["paypal", "AED", 20_000, false],
  ["eps", "EUR", 99, false],
  ["eps", "EUR", 100, true],
  ["bancontact", "EUR", 1, false],
  ["bancontact", "EUR", 9_000_000, true],
  ["banktransfer", "EUR", 0, false],
  ["blik", "EUR", 5000, false],
  ["ideal", "constructor", 5000, false],
] as const)("%s in %s takes %i: %s", (method, currency, amount, taken) => {
  expect(takesPayment(method, currency, amount)).toBe(taken);
});
