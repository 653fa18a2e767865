import { expect, test } from "@jest/globals";
import { currencyAffix } from "./currency-affix.ts";

test.each([
  ["EUR", "fr-FR", { symbol: "€", side: "end" }],
  ["EUR", "nl-NL", { symbol: "€", side: "start" }],
  ["GBP", "en-GB", { symbol: "£", side: "start" }],
  ["PLN", "pl-PL", { symbol: "zł", side: "end" }],
])("%s in %s", (currency, locale, affix) => {
  expect(currencyAffix(currency, locale)).toEqual(affix);
});
