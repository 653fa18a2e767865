import { expect, test } from "@jest/globals";
import { placeName } from "./place-name.ts";

test.each([
  ["GB", "en", "en-GB", "the United Kingdom"],
  ["IE", "en", "en-IE", "Ireland"],
  ["FR", "fr", "fr-FR", "France"],
  ["PL", "pl", "pl-PL", "Polski"],
] as const)("%s within a sentence of %s", (country, language, locale, name) => {
  expect(placeName(country, { language, locale })).toBe(name);
});
