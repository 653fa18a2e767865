import { expect, test } from "@jest/globals";
import { countryOptions } from "./country-options.ts";

const labels = (...parameters: Parameters<typeof countryOptions>) =>
  countryOptions(...parameters).map(({ label }) => label);

test("countries are named and sorted in the language of the page", () => {
  expect(labels(["SE", "AT", "DE"], "de")).toEqual(["Deutschland", "Österreich", "Schweden"]);
  expect(labels(["AT", "SE", "AX"], "sv")).toEqual(["Sverige", "Åland", "Österrike"]);
});

test("those that matter most come first, in their own order", () => {
  expect(labels(["AT", "DE", "FR", "NL"], "en", ["NL", "FR"])).toEqual(["Netherlands", "France", "Austria", "Germany"]);
});

test("a country is found by its code", () => {
  expect(countryOptions(["NL"], "fr")).toEqual([{ id: "NL", label: "Pays-Bas", keywords: ["NL"] }]);
});
