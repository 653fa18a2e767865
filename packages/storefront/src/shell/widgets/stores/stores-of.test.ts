import { createShop, getStorefront, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { storefrontsByCountry, storesOf } from "./stores-of.ts";

const countriesOf = (code: Parameters<typeof getStorefront>[0]) =>
  Object.fromEntries(storefrontsByCountry(getStorefront(code)).map((store) => [store.country, store.code]));

test("every country has one store", () => {
  const list = storefrontsByCountry(getStorefront("GCSAE"));
  expect(new Set(list.map(({ country }) => country)).size).toBe(list.length);
  expect(list.length).toBe(new Set(storefronts.map(({ country }) => country)).size);
});

test("of two candidates the one of the visitor's brand group wins", () => {
  expect(countriesOf("CBFR")).toMatchObject({ FR: "CBFR", NL: "CB", DE: "CBDE", GB: expect.stringMatching(/UK$/) });
  expect(countriesOf("GCSNL")).toMatchObject({ FR: "GCSFR", NL: "GCSNL", DE: "GCSDE", PL: "CBPL" });
  expect(countriesOf("CKUK")).toMatchObject({ FR: "CKFR", NL: "CK", GB: "CKUK", DE: "CBDE" });
});

test("a shop is its own country's store, though its group has another there", () => {
  for (const { code, country } of storefronts) expect(countriesOf(code)[country]).toBe(code);
});

test("each language has its home, the default without prefix", () => {
  const stores = storesOf(createShop("CBFR", "fr"), ({ host }) => `https://${host}.example`);
  expect(stores.find(({ country }) => country === "CA")).toEqual({
    country: "CA",
    name: "Canada",
    currency: "CAD",
    languages: [
      { language: "en", name: "English", home: "https://cbca.example/ca/" },
      { language: "fr", name: "Français", home: "https://cbca.example/ca/fr/" },
    ],
  });
});

test("stores are listed by name in the shop's language", () => {
  const names = storesOf(createShop("CBFR", "fr"), () => "").map(({ name }) => name);
  expect(names).toContain("Émirats arabes unis");
  expect(names).toEqual(names.toSorted(new Intl.Collator("fr").compare));
});
