import { expect, test } from "@jest/globals";
import { getStorefront, storefronts } from "../storefronts/index.ts";
import { countriesCombinations } from "./store-data.ts";

const from = (code: Parameters<typeof getStorefront>[0]) =>
  countriesCombinations(getStorefront(code), storefronts, ({ host }) => `https://${host}.example`);

test("every country is listed once, with its languages and their homes", () => {
  const countries = from("CBFR");
  expect(countries.map(({ country }) => country)).toEqual(
    [...new Set(storefronts.map(({ country }) => country))].sort(),
  );
  expect(countries.find(({ country }) => country === "CA")).toEqual({
    country: "CA",
    url: "https://cbca.example/ca/",
    languagesCombinations: [
      { languageCode: "en", isDefault: true, currency: "CAD", url: "https://cbca.example/ca/" },
      { languageCode: "fr", isDefault: false, currency: "CAD", url: "https://cbca.example/ca/fr/" },
    ],
  });
});

test("the own storefront stands for its country, and the same brand group comes before another", () => {
  const url = (code: Parameters<typeof from>[0], country: string) =>
    from(code).find((combination) => combination.country === country)?.url;
  expect(url("CKFR", "FR")).toBe("https://ckfr.example/");
  expect(url("CKFR", "GB")).toBe("https://ckuk.example/");
  expect(url("GCUK", "GB")).toBe("https://gcuk.example/");
  expect(url("CBFR", "GB")).toBe("https://ckuk.example/");
  expect(url("CBFR", "AE")).toBe("https://gcsae.example/");
});
