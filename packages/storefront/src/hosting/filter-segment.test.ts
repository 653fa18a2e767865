import type { GiftCardFilters } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { filterSegment, filtersOfSegment } from "./filter-segment.ts";

test.each<[GiftCardFilters, string]>([
  [{}, "~"],
  [{ cb_api_giftcard_categories: ["food"] }, "food~"],
  [{ cb_api_giftcard_types: ["physical"] }, "~physical"],
  [{ occasion: ["birthday"], price: ["grand", "small"], sort: ["name"] }, "~~birthday~grand_small~name"],
  [
    { cb_api_giftcard_categories: ["food-and-drink", "travel"], cb_api_giftcard_types: ["digital", "physical"] },
    "food-and-drink_travel~digital_physical",
  ],
])("%j is kept at %s and read back", (filters, segment) => {
  expect(filterSegment(filters)).toBe(segment);
  expect(filtersOfSegment(segment)).toEqual(filters);
  expect(encodeURIComponent(segment)).toBe(segment);
});
