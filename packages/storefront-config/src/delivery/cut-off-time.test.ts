import { expect, test } from "@jest/globals";
import { getStorefront } from "../../index.ts";
import { cutOffTime } from "./cut-off-time.ts";

test.each([
  ["CKUK", "en-GB", "5 pm"],
  ["CBUS", "en-US", "5 PM"],
  ["CBFR", "fr-FR", "17 h"],
  ["CB", "nl-NL", "17.00"],
  ["GCSDE", "de-DE", "17:00"],
] as const)("people of %s write the hour in their own way", (code, locale, written) => {
  expect(cutOffTime({ locale, storefront: getStorefront(code) }).replace(/\s/gu, " ")).toBe(written);
});
