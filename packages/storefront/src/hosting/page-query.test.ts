import { expect, test } from "@jest/globals";
import { listingQuery } from "./page-query.ts";

test.each([
  ["", ""],
  ["gclid=1&utm_source=letter", ""],
  ["cb_api_giftcard_categories=home&gclid=1", "?cb_api_giftcard_categories=home"],
  ["gclid=1&cb_api_giftcard_categories=home", "?cb_api_giftcard_categories=home"],
  ["cb_api_giftcard_categories=", ""],
  ["cb_api_giftcard_categories=../x", ""],
  [`cb_api_giftcard_categories=${"a".repeat(65)}`, ""],
  [
    "cb_api_giftcard_types=physical&cb_api_giftcard_categories=travel&cb_api_giftcard_categories=food",
    "?cb_api_giftcard_categories=food,travel&cb_api_giftcard_types=physical",
  ],
  ["cb_api_giftcard_types=paper,digital,digital", "?cb_api_giftcard_types=digital"],
  ["cb_api_giftcard_types=paper", ""],
  ["cb_api_giftcard_categories=a,b,c&cb_api_giftcard_types=digital", undefined],
  ["page=2", undefined],
  ["redeemToken=secret", ""],
  ["s=caf%C3%A9", undefined],
])("of the query %j of a listing counts %j", (query, counted) => {
  expect(listingQuery(new URLSearchParams(query))).toBe(counted);
});
