import { expect, test } from "@jest/globals";
import { operations } from "../generated/operations.ts";
import { withKnownOperations } from "./known-operations.ts";

const hash = operations["query AddressBook"];

test("an operation becomes what is sent of it, a fragment nothing; what stands around them stays", () => {
  const code = [
    'import { graphql } from "@giftshop/graphql";',
    "export const Entry = graphql(`\n  fragment BookEntry on BookAddress {\n    id\n  }\n`);",
    "export const Book = graphql(`\n  query AddressBook($userData: UserDataInput!) {\n    id\n  }\n`);",
    "export const text = `graphql`;",
  ];
  expect(withKnownOperations(code.join("\n")).split("\n")).toEqual([
    code[0],
    "export const Entry = ({});",
    `export const Book = ({"__meta__":{"operation":"query","name":"AddressBook","hash":"${hash}"}});`,
    code[3],
  ]);
});

test("an operation that was not generated ends the build", () => {
  expect(() => withKnownOperations("graphql(`query Forgotten { id }`)")).toThrow("query Forgotten is unknown");
});
