import { readFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { parse } from "graphql";
import { acceptedDocuments } from "./accepted-documents.ts";
import { documentHash } from "./canonical.ts";
import { createDocuments } from "./documents.ts";
import { buildSchema } from "./schema.ts";

const schema = buildSchema();
const userData = '{ language: "fr", storeID: 98, countryCode: "FR" }';
const judge = (text: string, options: { accepted?: ReadonlySet<string>; introspection?: boolean } = {}): string[] => {
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

test("only documents of the build are accepted when there is a list", () => {
  const accepted = new Set([documentHash(parse("query Q($a: Int) { b(x: 1, y: $a) { c d } }"))]);
  expect(documentHash(parse("query Q($a: Int) {\n  b(y: $a, x: 1) { d, c }\n}"))).toBe([...accepted][0]);
  expect(judge("{ __typename }", { accepted })).toEqual(["This document is not one of the shop's."]);
});

test("what the storefronts' build sends is accepted as the client spells it, and valid", async () => {
  const accepted = acceptedDocuments();
  const generated = await readFile(
    new URL("../../../../packages/graphql/src/generated/graphql.ts", import.meta.url),
    "utf8",
  );
  const sent = [...generated.matchAll(/new TypedDocumentString\(`([^`]*)`/g)]
    .map(([, text = ""]) => text)
    .filter((text) => /^\s*(query|mutation)/.test(text));
  expect(sent.length).toBe(accepted.size);
  expect(sent.flatMap((text) => judge(text, { accepted }))).toEqual([]);
});

test("a valid document is read once, a refused one is forgotten", () => {
  const read = createDocuments({ schema, introspection: false });
  const [valid, refused] = ["{ __typename }", "{ nobodyKnowsThis }"];
  expect(read(valid)).toBe(read(valid));
  expect(read(refused)).not.toBe(read(refused));
});

test("however many documents come in, no more are remembered than some megabytes", () => {
  const read = createDocuments({ schema, introspection: false });
  const large = (name: string) => `query ${name} { ${"__typename ".repeat(190)} }`;
  const [first, shop] = [read(large("First")), read("{ __typename }")];
  expect(first.errors).toEqual([]);
  for (let n = 0; n < 300; n += 1) {
    read(large(`Q${n}`));
    // What is asked for all the time stays.
    expect(read("{ __typename }")).toBe(shop);
  }
  expect(read(large("First"))).not.toBe(first);
});

test("spellings of an accepted document share what was compiled, and push out nothing", () => {
  const [page, other] = [`{ categories(userData: ${userData}) { data { id } } }`, "{ __typename }"];
  const accepted = new Set([page, other].map((text) => documentHash(parse(text))));
  const read = createDocuments({ schema, introspection: false, accepted });
  const known = read(page);
  for (let n = 0; n < 300; n += 1) expect(read(`${other} #${n}${"x".repeat(10_000)}`)).toBe(read(other));
  expect(read(page)).toBe(known);
});
