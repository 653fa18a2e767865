import { expect, test } from "@jest/globals";
import { buildSchema } from "../../entries/schema.ts";
import { acceptedDocuments } from "./accepted-documents.ts";
import { createDocuments } from "./documents.ts";

const schema = await buildSchema();
const userData = '{ language: "fr", storeID: 98, countryCode: "FR" }';
const judge = (text: string, options: { introspection?: boolean } = {}): string[] => {
  const read = createDocuments({ schema, introspection: false, ...options });
  return read(text).errors.map(({ message }) => message);
};

test("an ordinary document passes", () => {
  expect(judge(`{ products(userData: ${userData}) { data { products { id } } } }`)).toEqual([]);
});

test.each([
  [
    "depth",
    `{ product(userData: ${userData}, path: "a") { data ${"{ similar ".repeat(12)} { id } ${"}".repeat(12)} } }`,
  ],
  [
    "lists",
    `{ products(userData: ${userData}) { data { products { ...Card similar { ...Card } } } } }
      fragment Card on Product { related { ... on Product { promoted { alternatives { id } } } } }`,
  ],
  [
    "aliases",
    `{ ${Array.from({ length: 11 }, (_, n) => `a${n}: categories(userData: ${userData}) { data { id } }`).join(" ")} }`,
  ],
  ["directives", `{ categories(userData: ${userData}) { data { ${"id @skip(if: false) ".repeat(11)} } } }`],
  ["operations", "query A { __typename } query B { __typename }"],
])("more %s than any page asks for is refused", (what, text) => {
  expect(judge(text)).toContain(`The document asks for too much: ${what}.`);
});

test("fragments that multiply each other are weighed in no time, and refused", () => {
  const doubling = Array.from(
    { length: 24 },
    (_, n) => `fragment F${n} on Product { ...F${n + 1} similar { ...F${n + 1} } }`,
  );
  const text = `{ product(userData: ${userData}, path: "a") { data { ...F0 } } } ${doubling.join(" ")} fragment F24 on Product { id }`;
  const started = performance.now();
  expect(judge(text)).toContain("The document asks for too much: fields.");
  expect(performance.now() - started).toBeLessThan(1000);
});

test("a document of ten thousand words is not even parsed", () => {
  expect(() => judge(`{ ${"__typename ".repeat(10_000)} }`)).toThrow(/more than 2000 tokens/);
});

test("the schema is not told in production", () => {
  expect(judge("{ __schema { types { name } } }")[0]).toMatch(/introspection/i);
  expect(judge("{ __schema { types { name } } }", { introspection: true })).toEqual([]);
});

test("what the storefronts' build sends is valid", () => {
  const documents = [...acceptedDocuments().values()];
  expect(documents.length).toBeGreaterThan(40);
  expect(documents.flatMap((text) => judge(text))).toEqual([]);
});

test("a valid document is read once, a refused one is forgotten", () => {
  const read = createDocuments({ schema, introspection: false });
  const [valid, refused] = ["{ __typename }", "{ nobodyKnowsThis }"];
  expect(read(valid)).toBe(read(valid));
  expect(read(refused)).not.toBe(read(refused));
});

test("however many documents come in, no more than some hundreds are remembered", () => {
  const read = createDocuments({ schema, introspection: false });
  const [first, shop] = [read("query First { __typename }"), read("{ __typename }")];
  expect(first.errors).toEqual([]);
  for (let n = 0; n < 300; n += 1) {
    read(`query Q${n} { __typename }`);
    // What is asked for all the time stays.
    expect(read("{ __typename }")).toBe(shop);
  }
  expect(read("query First { __typename }")).not.toBe(first);
});
