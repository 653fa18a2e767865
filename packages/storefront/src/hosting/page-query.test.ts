import { expect, test } from "@jest/globals";
import { pageQuery } from "./page-query.ts";

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
  ["redeemToken=secret", undefined],
  ["s=caf%C3%A9", undefined],
])("of %j counts %j", (query, counted) => {
  expect(pageQuery(query)).toBe(counted);
});
