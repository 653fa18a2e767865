import shopDocuments from "@giftshop/graphql/persisted-documents.json" with { type: "json" };
import { expect, test } from "@jest/globals";
import SchemaBuilder from "@pothos/core";
import { execute, GraphQLError, isEnumType, isScalarType, isSpecifiedScalarType, parse } from "graphql";
import { buildSchema } from "../../entries/schema.ts";
import { compileDocument } from "./compile.ts";
import { createDocuments } from "./documents.ts";

interface Card {
  id: number;
  title: string | null;
  price?: number;
}

const builder = new SchemaBuilder<{ Context: { log: string[] } }>({});
const refuse = (): never => {
  throw new GraphQLError("Not for you.", { extensions: { code: 1001, http: { status: 403 } } });
};
const CardType = builder.objectRef<Card>("Card").implement({
  fields: (t) => ({
    id: t.exposeID("id", { nullable: false }),
    title: t.string({ nullable: false, resolve: ({ title }) => title as string }),
    price: t.int({ resolve: ({ price }) => (price === undefined ? refuse() : Promise.resolve(price)) }),
    tags: t.stringList({ resolve: () => ["a", "b"] }),
  }),
});
const Wish = builder.inputType("Wish", {
  fields: (t) => ({
    currency: t.string({ required: true, defaultValue: "EUR" }),
    values: t.intList({ required: true }),
  }),
});
const list: Card[] = [
  { id: 1, title: "One", price: 2500 },
  { id: 2, title: "Two" },
  { id: 3, title: null, price: 100 },
];
builder.queryType({
  fields: (t) => ({
    card: t.field({
      type: CardType,
      args: { id: t.arg.id({ required: true }), wish: t.arg({ type: Wish }) },
      resolve: (_, { id, wish }) => ({
        id: Number(id),
        title: wish ? `${wish.currency} ${wish.values}` : "Card",
        price: 3,
      }),
    }),
    priced: t.field({ type: [CardType], resolve: () => Promise.resolve(list.slice(0, 2)) }),
    cards: t.field({ type: [CardType], resolve: () => list }),
    required: t.field({ type: CardType, nullable: false, resolve: refuse }),
  }),
});
builder.mutationType({
  fields: (t) => ({
    slow: t.int({
      resolve: async (_, __, { log }) => {
        await new Promise((resolve) => setImmediate(resolve));
        return log.push("slow");
      },
    }),
    quick: t.int({ resolve: (_, __, { log }) => log.push("quick") }),
  }),
});
const schema = builder.toSchema();

/**
 * What is answered to a document, compiled and by the reference
 * executor, as it is sent, and what was done for it in which order.
 */
const answers = async (text: string, variables: Record<string, unknown> = {}) => {
  const document = parse(text, { noLocation: true });
  const logs: [string[], string[]] = [[], []];
  const compiled = await compileDocument(schema, document)?.(undefined, { log: logs[0] }, variables);
  const executed = await execute({ schema, document, contextValue: { log: logs[1] }, variableValues: variables });
  const sent = (answer: unknown, log: string[]): { data?: unknown; errors?: object[]; log: string[] } =>
    JSON.parse(JSON.stringify({ ...(answer as object), log }));
  return { compiled: sent(compiled, logs[0]), executed: sent(executed, logs[1]) };
};

test.each<[string, Record<string, unknown>?]>([
  ["{ card(id: 3) { id title price tags __typename } }"],
  [
    "query ($id: ID!, $price: Boolean!) { card(id: $id) { ...all again: title } } fragment all on Card { id price @include(if: $price) tags @skip(if: $price) }",
    { id: "5", price: true },
  ],
  ["query ($wish: Wish) { card(id: 1, wish: $wish) { title } }", { wish: { values: [1, 2] } }],
  ["query ($wish: Wish) { card(id: 1, wish: $wish) { title } }", { wish: { values: 1, currency: "PLN" } }],
  ["query ($wish: Wish) { card(id: 1, wish: $wish) { title } }"],
  ['{ card(id: 1, wish: { values: [3], currency: "SEK" }) { title } }'],
  ["{ priced { id price } }"],
  ["{ required { id } }"],
  ["mutation { slow quick again: slow }"],
])("a compiled document answers as the reference executor does: %s", async (text, variables = {}) => {
  const { compiled, executed } = await answers(text, variables);
  expect(compiled).toEqual(executed);
});

test.each<[string, Record<string, unknown>?]>([
  ["query ($id: ID!) { card(id: $id) { id } }"],
  ["query ($wish: Wish) { card(id: 1, wish: $wish) { title } }", { wish: { values: ["a"] } }],
  ["query ($wish: Wish) { card(id: 1, wish: $wish) { title } }", { wish: { values: [1], more: 1 } }],
])("variables that do not fit are refused as by the reference executor: %s", async (text, variables = {}) => {
  const { compiled, executed } = await answers(text, variables);
  expect(compiled.errors?.length).toBeGreaterThan(0);
  expect(compiled).toEqual({
    ...executed,
    errors: executed.errors?.map((error) => ({ ...error, locations: undefined })),
  });
});

test("null where there must be something is an error at the same place", async () => {
  const { compiled, executed } = await answers("{ cards { id title } }");
  expect(compiled.data).toEqual(executed.data);
  expect(compiled.errors).toEqual([expect.objectContaining({ path: ["cards", 2, "title"] })]);
  expect(executed.errors).toEqual([expect.objectContaining({ path: ["cards", 2, "title"] })]);
});

test("what comes in may be read twice: no enum's value is another word than its name, no scalar is the shop's own", async () => {
  const types = Object.values((await buildSchema()).getTypeMap());
  const renamed = types
    .filter(isEnumType)
    .flatMap((type) => type.getValues().filter(({ name, value }) => name !== value));
  expect(renamed.map(({ name }) => name)).toEqual([]);
  expect(types.filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))).toEqual([]);
});

test("every document of the storefronts is compiled", async () => {
  const read = createDocuments({ schema: await buildSchema(), introspection: false });
  expect(Object.values(shopDocuments).filter((text) => read(text).run === undefined)).toEqual([]);
});
