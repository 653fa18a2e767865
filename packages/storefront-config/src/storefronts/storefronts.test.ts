import { expect, test } from "@jest/globals";
import { currencies } from "../currencies.ts";
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

test("payment methods are offered only in the currency the provider takes them in", () => {
  const bound = { ideal: "EUR", bancontact: "EUR", belfius: "EUR", kbc: "EUR", eps: "EUR", blik: "PLN" } as const;
  for (const { currency, payment } of storefronts) {
    for (const { method } of payment) if (method in bound) expect(currency).toBe(bound[method as keyof typeof bound]);
  }
});
