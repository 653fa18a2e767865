import { section } from "../line.ts";
import { files } from "./files.ts";

const { rules, shop } = files;

export const validation = section("5 Validation rules", {
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
  "card brands by number": [[`${rules}rules.test.ts`, "a brand is shown from the first digits on"]],
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
  "custom price within its bounds": [
    [`${rules}split-value.test.ts`, "any value in any currency: the sum, the bounds and the fewest cards"],
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
