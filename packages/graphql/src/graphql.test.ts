import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { operations } from "./generated/operations.ts";
import { graphql } from "./graphql.ts";

const persisted = JSON.parse(
  readFileSync(new URL("./generated/persisted-documents.json", import.meta.url), "utf8"),
) as Record<string, string>;

const underWay: { __meta__?: unknown } = graphql(`
  query ExchangeUnderWay($userData: UserDataInput!) {
    redeemOrder(userData: $userData) {
      data {
        ...ExchangeOrder
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

test("an operation is known by its name, with kind and hash", () => {
  const hash = operations["query ExchangeUnderWay"] ?? "";
  expect(underWay.__meta__).toEqual({ operation: "query", name: "ExchangeUnderWay", hash });
  expect(persisted[hash]).toContain("query ExchangeUnderWay(");
});

test("each operation that commerce keeps has its name here", () => {
  expect(Object.values(operations).sort()).toEqual(Object.keys(persisted).sort());
});
