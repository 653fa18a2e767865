import { section } from "../line.ts";
import { files } from "./files.ts";

const { commerce, money, shop } = files;

export const errors = section("8 Error catalogue", {
  "the first error of the answer, else the top level as -1": [
    ["packages/account/src/call/first-error.test.ts", "the first error of a payload"],
    ["packages/account/src/call/first-error.test.ts", "no answer"],
  ],
  "default handling opens the error modal": [
    ["packages/checkout/src/checkout-form/problems/error-window.test.tsx", "%s opens the error modal, once for each"],
  ],
  "matching by code and parameter": [
    ["packages/checkout/src/checkout-form/problems/field-errors.test.ts", "commerce's errors go to their fields"],
    ["packages/account/src/call/outcome.test.ts", "what is wrong with a field stands at the field"],
  ],
  "2030: too many of a card": [
    [`${shop}basket/basket.test.ts`, "limits hold over the whole basket: Apple's sum, pieces per order, stock"],
    ["packages/messages/src/limits/limit-text.test.ts", "too many of a card and one that is sold out are told as"],
  ],
  "2035: the payment was not processed": [
    [`${shop}checkout/placing/place-order.test.ts`, "a provider that refuses is 2035"],
  ],
  "account creation: wrong password characters, too short, guessed first": [
    [`${shop}account/account.test.ts`, "a password that is guessed first, or typed in two ways, makes no account"],
    ["packages/validation/src/rules/password.test.ts", "another script"],
  ],
  "cart: value outside its bounds, invalid message": [
    [`${shop}basket/basket.test.ts`, "every wrong field is named at once, and nothing is added"],
  ],
  "gift card lookup: blocked, expired, no balance, not activated, other store": [
    [`${shop}redeem/redeem.test.ts`, "who looks with number and PIN is told why a card is not exchanged"],
    ["packages/redeem/src/exchange/calls/refusal.test.ts", "each reason why a card is refused has a sentence of its"],
  ],
  "activation: failed, prefix not matched, invalid e-mail": [
    [`${shop}checkout/placing/activation.test.ts`, "cards of another shop, a wrong address and a missing amount"],
    ["packages/checkout/src/activation/activation-values.test.ts", "what commerce refuses stands beside its field"],
  ],
  "map load error": [["packages/catalogue/src/locations/locations-page/locations-page.stories.tsx", "MapFailed"]],
  "payment failure messages": [
    ["packages/checkout/src/checkout-page/checkout-flow.test.tsx", "a reason alone is about the order that this tab"],
  ],
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
      "packages/storefront/src/shell/header/redeem/redeem-header.test.tsx",
      "a warning stands where its place is; that digital gift cards are sent with delay",
    ],
  ],
});
