import { redeem } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { hasExchange } from "./has-exchange.ts";

test.each([
  [`basket=2; ${redeem.hint}=1`, true],
  [`${redeem.hint}=1; basket=2`, true],
  [`${redeem.hint}=`, false],
  [`not-${redeem.hint}=1`, false],
  ["", false],
])("%s: %s", (cookies, is) => expect(hasExchange(cookies)).toBe(is));
