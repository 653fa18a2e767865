import { getStorefront, type Language, type StorefrontCode } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { inTransaction } from "../../platform/database/index.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { wordsOf } from "./normalise.ts";
import { replaceDocuments } from "./replace.ts";
import { find, shopIndexOf } from "./shop-index.ts";
import type { SearchDocument } from "./types.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ sells: [] });
});
afterAll(() => services.close());

const titles = [
  // Sold everywhere, and chosen before all of French shops.
  ["Willow Tea", "everywhere"],
  ["Tender Ivory", "everywhere"],
  ["Tea & Tinder", "everywhere"],
  ["Écho Doux", "everywhere"],
  ["Maison Tendre", "French"],
  ["Terre Claire", "French"],
  ["Thé de Minuit", "French"],
  ["Théâtre Vert", "French"],
  ["Écume", "French"],
  ["Ecole d’Azur", "French"],
] as const;

const documentOf = (language: Language, title: string, popularity: number, keywords = ""): SearchDocument => ({
  ...{ language, kind: "PRODUCT", key: title, title, keywords, body: "", path: wordsOf(title).join("-"), popularity },
  ...{ image: null, productType: "GIFTCARD", backgroundColor: null, showShadow: null },
});

/** Sells cards in their order; a storefront of several languages sells all in each. */
const sell = (code: StorefrontCode, documents: (language: Language) => SearchDocument[]) =>
  inTransaction(services.pool, (client) =>
    replaceDocuments(client, code, ["PRODUCT"], getStorefront(code).languages.flatMap(documents)),
  );

const found = async (storefront: StorefrontCode, language: Language, typed: string): Promise<string[]> => {
  const index = await shopIndexOf(services.pool, { storefront, language });
  return find(index, typed, { start: 0, count: 20 }).flatMap(({ entries }) => entries.map(({ title }) => title));
};

/** By popularity alone wherever a word begins so: an order that puts what is sold everywhere first. */
const naive = (typed: string): string[] =>
  titles.map(([title]) => title).filter((title) => wordsOf(title).some((word) => word.startsWith(typed)));

beforeAll(async () => {
  const all = (language: Language) => titles.map(([title], place) => documentOf(language, title, place + 1));
  await sell("CBFR", all);
  await sell("CBBE", all);
  await sell("CBDE", (language) =>
    titles.flatMap(([title, where], place) => (where === "French" ? [] : documentOf(language, title, place + 1))),
  );
});

test.each([
  ["te", ["Terre Claire", "Tender Ivory", "Tea & Tinder", "Maison Tendre", "Willow Tea"]],
  ["th", ["Thé de Minuit", "Théâtre Vert"]],
  ["ec", ["Écume", "Ecole d’Azur", "Écho Doux"]],
  ["éc", ["Écume", "Ecole d’Azur", "Écho Doux"]],
])("in French %p finds names that begin so first, of them those of French shops", async (typed, expected) => {
  expect(await found("CBFR", "fr", typed)).toEqual(expected);
});

test("an order by popularity alone would put others first", async () => {
  const inOrder = await found("CBFR", "fr", "te");
  expect(naive("te").toSorted()).toEqual(inOrder.toSorted());
  expect(naive("te")).not.toEqual(inOrder);
});

test("in a storefront of two languages each has its own first, and where nothing is of one's own popularity decides", async () => {
  expect(await found("CBBE", "fr", "te")).toEqual(await found("CBFR", "fr", "te"));
  const dutch = ["Tender Ivory", "Tea & Tinder", "Terre Claire", "Willow Tea", "Maison Tendre"];
  expect(await found("CBBE", "nl", "te")).toEqual(dutch);
  expect(await found("CBDE", "de", "te")).toEqual(["Tender Ivory", "Tea & Tinder", "Willow Tea"]);
});

test("what is a keyword alone comes last, and equals are in the order of their language", async () => {
  await sell("CBSE", (language) => [
    documentOf(language, "Pixel", 1, "tekniska ting"),
    ...["Tåget", "Täby", "Tak"].map((title) => documentOf(language, title, 5)),
  ]);
  expect(await found("CBSE", "sv", "t")).toEqual(["Tak", "Tåget", "Täby", "Pixel"]);
  await sell("CBDE", (language) => ["Übermut", "Uz", "Ueland"].map((title) => documentOf(language, title, 5)));
  expect(await found("CBDE", "de", "u")).toEqual(["Übermut", "Ueland", "Uz"]);
});
