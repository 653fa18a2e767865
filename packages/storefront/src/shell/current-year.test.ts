import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { currentYear } from "./current-year.ts";

test("a year begins where the storefront is", () => {
  const newYear = new Date("2026-12-31T12:00:00Z");
  expect(currentYear(createShop("CBNZ", "en"), newYear)).toBe(2027);
  expect(currentYear(createShop("CBUS", "en"), newYear)).toBe(2026);
});
