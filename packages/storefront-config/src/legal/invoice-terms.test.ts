import { expect, test } from "@jest/globals";
import { storefronts } from "../../index.ts";
import { firstCreditOf } from "./invoice-terms.ts";

test("2,500 EUR is proposed for a first order, in minor units", () => {
  expect(firstCreditOf("EUR")).toBe(250_000);
  expect(firstCreditOf("constructor")).toBe(0);
});

test.each(storefronts.map(({ code, currency }) => [code, currency] as const))(
  "%s has a first credit in %s",
  (_, currency) => {
    expect(firstCreditOf(currency)).toBeGreaterThan(0);
  },
);
