import { getStorefront, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { textsFor, textsOf } from "../content/texts-of.ts";
import { inVariety } from "./in-variety.ts";

const usa = getStorefront("CBUS");

test("a country reads its own words, at the beginning of a sentence too, and parts of words stay", () => {
  expect(inVariety("Basket, basketball, by post within a working day", usa, "en")).toBe(
    "Cart, basketball, by mail within a business day",
  );
});

test("links and addresses stay", () => {
  const given = { path: "theatre", body: "A theatre in [colour](route:colour)" };
  expect(inVariety(given, usa, "en")).toEqual({ path: "theatre", body: "A theater in [color](route:colour)" });
});

test("Switzerland has no ß, Quebec no space before a question mark", () => {
  expect(inVariety("Straße", getStorefront("CBCH"), "de")).toBe("Strasse");
  expect(inVariety("Un e-mail\u202f?", getStorefront("CBCA"), "fr")).toBe("Un courriel?");
});

test("Swiss pages count in Arbeitstagen, Mexican ones have carritos", () => {
  const written = (code: Parameters<typeof getStorefront>[0], language: "de" | "es") =>
    JSON.stringify(inVariety(textsOf[language], getStorefront(code), language));
  expect(written("CBCH", "de")).not.toMatch(/Werktag|Mehrwertsteuer|„/u);
  expect(written("CBMX", "es")).not.toMatch(/tarjetas? regalo|cesta|laborable|vídeo|«/iu);
});

test("Belgian pages name Belgian authorities, a Polish word of one letter stays with the next", () => {
  const written = JSON.stringify(inVariety(textsOf.nl, getStorefront("CBBE"), "nl"));
  expect(written).not.toMatch(/bezorg|Autoriteit Persoonsgegevens|werkkosten|bioscoop/iu);
  expect(inVariety("Prezent w domu i nie tylko", getStorefront("CBPL"), "pl")).toBe(
    "Prezent w\u00a0domu i\u00a0nie tylko",
  );
});

test("the base is what the country of the base reads", () => {
  expect(inVariety(textsOf.fr, getStorefront("CBFR"), "fr")).toBe(textsOf.fr);
});

test("no variety loses a blank that a storefront fills in, or a link", () => {
  const blanks = (value: unknown) =>
    JSON.stringify(value)
      .match(/\{\w+\}|\]\([^)]*\)/gu)
      ?.sort();
  for (const storefront of storefronts) {
    for (const language of storefront.languages) {
      expect(blanks(textsFor(storefront, language))).toEqual(blanks(textsOf[language]));
    }
  }
});
