import { expect, test } from "@jest/globals";
import { operations } from "../operations/index.ts";
import { openApi } from "./openapi.ts";
import { referencePage } from "./reference-page.ts";

const document = JSON.parse(JSON.stringify(openApi("https://cbfr.example/api/v1")));

/** Every value of a key, wherever it stands. */
const valuesOf = (value: unknown, key: string): unknown[] =>
  value !== null && typeof value === "object"
    ? Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...valuesOf(inner, key)])
    : [];

test("each operation stands in the document once, by its name", () => {
  const ids = valuesOf(document.paths, "operationId");
  expect(ids.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  expect(document.openapi).toBe("3.1.0");
});

test("each reference leads to a shape that is there, and each shape is used", () => {
  const references = new Set(valuesOf(document, "$ref"));
  const shapes = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect([...references].toSorted()).toEqual(shapes.toSorted());
});

test("each name in a path is a parameter, and is needed", () => {
  for (const [path, methods] of Object.entries<
    Record<string, { parameters?: { in: string; name: string; required: boolean }[] }>
  >(document.paths))
    for (const { parameters = [] } of Object.values(methods)) {
      const names = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
      expect(parameters.filter((one) => one.in === "path" && one.required).map(({ name }) => name)).toEqual(names);
    }
});

test("fields say their bounds and what they are for", () => {
  const { NewGift, NewOrder, Gift } = document.components.schemas;
  expect(NewOrder.properties.gifts).toMatchObject({ type: "array", minItems: 1, maxItems: 1000 });
  expect(NewGift.required).toEqual(["product", "amount"]);
  expect(NewGift.properties.message).toMatchObject({ type: "string", maxLength: 150 });
  expect(Gift.properties.id).toBeUndefined();
  expect(document.components.schemas.Order.properties.id).toMatchObject({ format: "uuid" });
});

test("the page has each operation and shape, and escapes what it says", () => {
  const page = referencePage(openApi("https://cbfr.example/api/v1"), "https://<cbfr>.example");
  for (const { id } of operations) expect(page).toContain(`<section id="${id}">`);
  for (const name of Object.keys(document.components.schemas)) expect(page).toContain(`id="schema-${name}"`);
  expect(page).toContain("https://&lt;cbfr&gt;.example");
  // An order is tried as it stands: the page makes its key.
  expect(page).toMatch(/name="Idempotency-Key" data-in="header" value="" autocomplete/u);
});
