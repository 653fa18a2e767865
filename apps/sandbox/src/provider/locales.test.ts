import { expect, test } from "@jest/globals";
import { Locale2 } from "mollie-api-typescript/models";
import { isLocale } from "./locales.ts";

test("the sandbox knows the locales that the provider's client knows", () => {
  const known: string[] = Object.values(Locale2);
  expect(known.filter((locale) => !isLocale(locale))).toEqual([]);
  expect(["ar_AE", "nl_DE", "nl", null].filter(isLocale)).toEqual([]);
});
