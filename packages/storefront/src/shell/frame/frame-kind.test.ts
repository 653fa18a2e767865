import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { frameKindOf } from "./frame-kind.ts";

const { toggles } = getStorefront("CBFR");

test.each([
  ["balanceCheck", true, "redeem"],
  ["redeemCheckout", false, "redeem"],
  ["business", true, "business"],
  ["business", false, "site"],
  ["home", true, "site"],
] as const)("a page of %s, with the business header %s, stands in the frame %s", (route, businessHeader, kind) => {
  expect(frameKindOf(route, { ...toggles, businessHeader })).toBe(kind);
});
