import { expect, test } from "@jest/globals";
import { isKeptCombination, readListingFilters } from "./page-query.ts";

const categories = "cb_api_giftcard_categories";
const types = "cb_api_giftcard_types";

test.each([
  ["", {}],
  ["gclid=1&utm_source=letter", {}],
  [`${categories}=home&gclid=1`, { [categories]: ["home"] }],
  [`gclid=1&${categories}=home`, { [categories]: ["home"] }],
  [`${categories}=`, {}],
  [`${categories}=../x`, {}],
  [`${categories}=${"a".repeat(65)}`, {}],
  [
    `${types}=physical&${categories}=travel&${categories}=food`,
    { [categories]: ["food", "travel"], [types]: ["physical"] },
  ],
  [`${types}=paper,digital,digital`, { [types]: ["digital"] }],
  [`${types}=paper`, {}],
  ["redeemToken=secret", {}],
  [
    "sort=price&price=small,grand&occasion=birthday",
    { occasion: ["birthday"], price: ["grand", "small"], sort: ["price"] },
  ],
  ["sort=cheap&price=free&occasion=tuesday", {}],
  ["sort=price&sort=name", {}],
])("of the query %j of a listing counts %j", (query, counted) => {
  expect(readListingFilters(new URLSearchParams(query))).toEqual(counted);
});

test("combinations of more than three terms are a visitor's own", () => {
  expect(isKeptCombination({ [categories]: ["a", "b"], [types]: ["digital"] })).toBe(true);
  expect(isKeptCombination({ [categories]: ["a", "b", "c"], [types]: ["digital"] })).toBe(false);
  expect(isKeptCombination({ sort: ["price"], price: ["small"] })).toBe(true);
  expect(isKeptCombination({ sort: ["price"], price: ["small"], occasion: ["birthday"] })).toBe(false);
});
