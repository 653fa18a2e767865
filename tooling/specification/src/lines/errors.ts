import { section } from "../line.ts";
import { files } from "./files.ts";

const { commerce, money, shop } = files;

export const errors = section("8 Error catalogue", {
  "2015: the Apple limit as it is spelled": [
    [
      `${commerce}platform/graphql/error-messages.test.ts`,
      "Apple's limit in euros is told as section 8 of the specification spells it",
    ],
  ],
  "2031: out of stock": [
    [`${shop}basket/basket.test.ts`, "what is out of stock is told of the number while fewer can be had"],
  ],
  "2036: too many attempts": [
    [`${shop}checkout/payments/late-payments.test.ts`, "whoever presses again after the fifth try is led to why"],
  ],
  "gift card lookup: one message until number and PIN match": [
    [`${money}giftcard/giftcard.test.ts`, "every failure is 2100: unknown, malformed, wrong PIN"],
  ],
  "gift card lookup: rate limit exceeded": [
    [`${shop}redeem/redeem-http.test.ts`, "an address has so many tries over both operations, right or wrong"],
  ],
  "login and password errors": [
    [`${shop}account/account.test.ts`, "a changed password ends the other sessions and keeps this one"],
  ],
  "redeem header warning: digital gift cards are sent with delay": [
    [
      "packages/storefront/src/shell/header/redeem-header.test.tsx",
      "a warning stands where its place is; that digital gift cards are sent with delay",
    ],
  ],
});
