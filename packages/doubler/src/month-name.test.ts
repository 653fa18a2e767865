import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { monthName } from "./month-name.ts";

test("a month is said in the words of the page", () => {
  expect(monthName("2026-12", createShop("CBFR", "fr"))).toBe("décembre 2026");
  expect(monthName("2027-01", createShop("CB", "nl"))).toBe("januari 2027");
});
