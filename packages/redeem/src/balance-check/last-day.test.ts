import { createShop, type StorefrontCode } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { lastDayOf } from "./last-day.ts";

const newZealand = createShop("CBNZ", "en");

test.each<[StorefrontCode, string]>([
  ["CBNZ", "31 December 2028"],
  ["CKUK", "31 December 2028"],
  ["CBUS", "December 31, 2028"],
])("%s names the day that is written on the card", (code, date) => {
  const now = new Date("2028-06-15T00:00:00Z");
  expect(lastDayOf("2028-12-31", createShop(code, "en"), now)).toEqual({ date, expired: false });
});

test.each([
  ["2028-12-31T10:59:00Z", false],
  ["2028-12-31T11:00:00Z", true],
])("at %s the day is over in Auckland: %s", (now, expired) => {
  expect(lastDayOf("2028-12-31", newZealand, new Date(now))).toEqual({ date: "31 December 2028", expired });
});
