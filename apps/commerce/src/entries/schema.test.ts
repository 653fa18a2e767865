import { readFile } from "node:fs/promises";
import { storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import {
  isEnumType,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  buildSchema as schemaFrom,
  visit,
} from "graphql";
import { buildSchema } from "./schema.ts";

const contract = await readFile(new URL("../../../../packages/graphql/schema.graphql", import.meta.url), "utf8");

/** Definitions by name, without the words that explain them: those stand in the contract alone. */
const definitions = (schema: ReturnType<typeof schemaFrom>): Map<string, string> => {
  const bare = visit(parse(printSchema(lexicographicSortSchema(schema))), {
    enter: (node) => ("description" in node ? { ...node, description: undefined } : undefined),
  });
  return new Map(
    bare.definitions.map((definition) => [
      "name" in definition ? (definition.name?.value ?? "") : "",
      print(definition),
    ]),
  );
};

test("commerce serves the contract, definition by definition", async () => {
  const served = definitions(await buildSchema());
  const agreed = definitions(schemaFrom(contract));
  expect([...served.keys()].sort()).toEqual([...agreed.keys()].sort());
  for (const [name, definition] of agreed) expect(served.get(name)).toBe(definition);
});

test("each storefront's currency is one of the contract's", () => {
  const currency = schemaFrom(contract).getType("CurrencyCode");
  const values = isEnumType(currency) ? currency.getValues().map(({ name }) => name) : [];
  expect(storefronts.filter((storefront) => !values.includes(storefront.currency))).toEqual([]);
});
