import { createShop, getStorefront, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { portOf, storefrontsByCountry, storesOf } from "./stores-of.ts";

const countriesOf = (code: Parameters<typeof getStorefront>[0]) =>
  Object.fromEntries(storefrontsByCountry(getStorefront(code)).map((store) => [store.country, store.code]));

test("every country has one store, the shop's own first", () => {
  const list = storefrontsByCountry(getStorefront("GCSAE"));
  expect(list[0]?.code).toBe("GCSAE");
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
    currency: "CAD",
    languages: [
      { language: "en", home: "https://cbca.example/ca/" },
      { language: "fr", home: "https://cbca.example/ca/fr/" },
    ],
  });
});

test("another group's app listens beside ours", () => {
  expect(portOf("GCS", { group: "CB", port: 3000 })).toBe(3002);
  expect(portOf("CB", { group: "CK", port: 27001 })).toBe(27000);
});
