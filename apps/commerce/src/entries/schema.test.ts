import { readFile } from "node:fs/promises";
import { storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { isEnumType, buildSchema as schemaFrom } from "graphql";
import { buildSchema } from "./schema.ts";
import { buildStaffSchema } from "./staff-schema.ts";
import { definitions } from "./testing/definitions.ts";

const read = (name: string) => readFile(new URL(`../../../../packages/graphql/${name}`, import.meta.url), "utf8");
const [contract, staffContract] = await Promise.all([read("schema.graphql"), read("staff.graphql")]);

test.each([
  ["the storefronts", buildSchema, contract],
  ["the admin", buildStaffSchema, staffContract],
])("commerce serves the contract of %s, definition by definition", async (_, build, text) => {
  const served = definitions(await build());
  const agreed = definitions(schemaFrom(text));
  expect([...served.keys()].sort()).toEqual([...agreed.keys()].sort());
  for (const [name, definition] of agreed) expect(served.get(name)).toBe(definition);
});

test("each storefront's currency is one of the contract's", () => {
  const currency = schemaFrom(contract).getType("CurrencyCode");
  const values = isEnumType(currency) ? currency.getValues().map(({ name }) => name) : [];
  expect(storefronts.filter((storefront) => !values.includes(storefront.currency))).toEqual([]);
});
