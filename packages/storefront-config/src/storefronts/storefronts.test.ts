import { expect, test } from "@jest/globals";
import { currencies } from "../currencies.ts";
import { paymentRangeOf, takesPayment } from "../payments/payment-amounts.ts";
import { storefrontCodes } from "../types.ts";
import { getStorefront, isStorefrontCode, storefronts } from "./index.ts";

test("thirty-three storefronts, each with its own id, host and name", () => {
  expect(storefronts.map(({ code }) => code)).toEqual([...storefrontCodes]);
  for (const field of ["storeId", "host", "name"] as const) {
    expect(new Set(storefronts.map((storefront) => storefront[field])).size).toBe(33);
  }
  expect(getStorefront("CBFR")).toMatchObject({ storeId: 98, country: "FR", currency: "EUR", languages: ["fr"] });
  expect(isStorefrontCode("CBFR")).toBe(true);
  expect(isStorefrontCode("toString")).toBe(false);
});

test.each(storefronts.map((storefront) => [storefront.code, storefront] as const))(
  "%s holds together",
  (code, record) => {
    expect(record.code).toBe(code);
    const { digitalMinimum, digitalMaximum, splitAbove, registeredPostAbove } = record.limits;
    for (const amount of [digitalMinimum, digitalMaximum, splitAbove, registeredPostAbove])
      expect(amount % 100).toBe(0);
    // Any value up to the maximum can be cut into cards of at most the split limit and at least the minimum.
    expect(splitAbove).toBeGreaterThanOrEqual(2 * digitalMinimum);
    expect(digitalMaximum).toBeLessThanOrEqual(2 * splitAbove);
    expect(record.organisation.email).toMatch(/\.example$/);
    expect(record.catalogueSize).toBeGreaterThanOrEqual(30);
    expect(record.catalogueSize).toBeLessThanOrEqual(300);
    expect(() => new Intl.DateTimeFormat("en", { timeZone: record.timeZone })).not.toThrow();
    expect(Object.keys(currencies)).toContain(record.currency);
  },
);

test.each(storefronts.map(({ code, currency, payment }) => [code, currency, payment] as const))(
  "what %s offers is taken by the provider in %s",
  (_code, currency, payment) => {
    expect(payment.length).toBeGreaterThan(0);
    expect(payment.filter(({ method }) => paymentRangeOf(method, currency) === undefined)).toEqual([]);
  },
);

test.each(storefronts.map((storefront) => [storefront.code, storefront] as const))(
  "a card of any value can be paid at %s by each method",
  (_code, { currency, payment, limits }) => {
    for (const value of [limits.digitalMinimum, limits.digitalMaximum])
      expect(payment.filter(({ method }) => !takesPayment(method, currency, value))).toEqual([]);
  },
);
