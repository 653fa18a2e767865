import { section } from "../line.ts";
import { files } from "./files.ts";

const { journeys, rules, shop } = files;

const messages = "packages/checkout/src/checkout-form/problems/field-errors.test.ts";

const further = section("5 Validation rules", {
  "phone: a number of its country": [
    [`${rules}phone.test.ts`, "%s is a phone number in %s"],
    [`${rules}phone.test.ts`, "%s is none"],
  ],
  "integers at most 2147483647": [[`${rules}rules.test.ts`, "an integer is at most 2147483647"]],
  "card number: 19 digits, a known prefix": [
    [`${rules}rules.test.ts`, "a card that could exist is right however it is spaced"],
    [`${rules}rules.test.ts`, "one wrong digit is always noticed"],
    [`${rules}activation.test.ts`, "a number of another brand group has another prefix"],
  ],
  "Blik code: asked for and judged on the provider's page": [
    ["apps/sandbox/src/checkout-page/checkout.test.ts", "the Blik code %s is answered %i and the payment is %s"],
    [`${journeys}buying/purchase-elsewhere.spec.ts`, "Poland: a Blik code pays in złoty"],
  ],
  "password: at least 8 characters, at most so many, its alphabet": [
    [`${rules}password.test.ts`, "seven characters"],
    [`${rules}password.test.ts`, "129 characters"],
    [`${rules}password.test.ts`, "another script"],
  ],
  "e-mail: required, valid, its confirmation matches": [
    [`${rules}rules.test.ts`, "%s is an address"],
    [`${rules}rules.test.ts`, "its confirmation may differ in case"],
    ["packages/catalogue/src/buy/choices/recipient-fields.test.tsx", "an address is typed once, and once more where"],
  ],
  "names: required, with a longest length": [
    [`${rules}text.test.ts`, "%s is a name"],
    ["packages/validation/src/lengths/most-characters.test.ts", "of a %s the %s takes as many characters as is said"],
  ],
  "post code of the country, street, house number": [
    ["packages/validation/src/validate.test.ts", "the rules of an address are its country's"],
  ],
  "company name, VAT number, reference": [
    ["packages/validation/src/validate.test.ts", "a business says its name, number and reference"],
  ],
  "card number, expiry, CVC: on the provider's page alone": [
    ["packages/checkout/src/checkout-form/placing/submit-order.test.ts", "an order leads to its payment page"],
  ],
  "terms: a required checkbox": [["packages/checkout/src/checkout-form/checkout-form.stories.tsx", "SentEmpty"]],
  "errors stand at their fields": [[messages, "errors are told by field, in the order of the page"]],
});

const known = section("5 Validation rules", {
  "phone: required where a schema says so": [
    [`${rules}phone.test.ts`, "an empty one is required; whether it may be left out is the schema's"],
    ["packages/validation/src/validate.test.ts", "registered post asks for a phone number"],
  ],
  "identify and login need a captcha token": [
    [`${shop}account/account.test.ts`, "checkUserExist answers behind a captcha"],
    ["apps/commerce/src/platform/captcha/captcha.test.ts", "a solved challenge lets through once"],
  ],
  "text ASCII only binds machine fields": [
    [`${rules}rules.test.ts`, "machine fields are ASCII, 1 to 20 with a non-space"],
  ],
  "link value starts with tel:, mailto: or http(s):": [
    ["packages/validation/src/content/content-page-schema.test.ts", "links lead to routes or to safe schemes"],
    ["packages/content/src/prose/address-of.test.ts", "an unencrypted address is a link to a brand that we know"],
  ],
  "postal codes by country": [
    [`${rules}post/post-code.test.ts`, "normalising changes no judgement and is done once"],
    [`${rules}post/post-code.test.ts`, "an empty one is required where there are any"],
  ],
  "card brands by number": [
    [`${rules}rules.test.ts`, "%s is none of them"],
    [`${rules}rules.test.ts`, "2221000000000009"],
    [`${rules}rules.test.ts`, "a brand is shown from the first digits on"],
  ],
  "personal note 1-150 characters, no emoji": [
    [`${rules}text.test.ts`, "a note is right from 1 to 150 graphemes, line breaks included"],
  ],
  "PIN 6 digits": [[`${rules}rules.test.ts`, "a PIN is six digits, zeros leading, also in Arabic digits"]],
  "house number positive": [
    [`${rules}rules.test.ts`, "a house number is positive, or none where a country has such addresses"],
  ],
  "password confirmation must match": [
    [`${rules}password.test.ts`, "the confirmation is the same password, however its accents were typed"],
  ],
  "custom price whole and within its bounds": [
    [`${rules}rules.test.ts`, "right exactly when whole and within the bounds"],
    ["packages/catalogue/src/buy/problems/problem-words.isolated.test.ts", "an amount out of bounds is told with"],
  ],
  "business fields: VAT number by its form": [
    [`${rules}vat-number.test.ts`, "where a country has no form that is known, any short text is right"],
  ],
  "country, language, currency: required texts": [
    [
      "packages/storefront/src/shell/widgets/store-modal/store-form.test.tsx",
      "a country that has no shop is told beside the fields, which are all required",
    ],
  ],
});

export const validation = [...known, ...further];
