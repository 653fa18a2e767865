import {
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";

/** What is said for an argument of this name; an argument that may be left out is. */
const said: Readonly<Record<string, unknown>> = {
  storefront: "CBFR",
  why: "For the matrix.",
  email: "nobody@shop.example",
  roles: "service:CBFR",
  from: "2026-11-01",
  to: "2026-11-30",
  version: "0",
  language: "fr",
  kind: "POST",
  key: "none",
  id: "00000000-0000-4000-8000-000000000000",
  gift: "0",
  card: "0",
  page: "{}",
  said: "{}",
  shelf: "{}",
  fields: [],
  gifts: [],
  name: "none",
  text: "Seen.",
};

/** Operations whose ids are numbers. */
const numbered = ["decideReview", "pageWords"];

const literalOf = (name: string, type: GraphQLInputType, over: Readonly<Record<string, unknown>>): string => {
  if (isNonNullType(type)) return literalOf(name, type.ofType, over);
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name ?? "";
  const known = over[name] ?? said[name];
  if (isInputObjectType(named) && !isListType(type)) {
    const fields = Object.values(named.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.name, field.type, over)}`).join(", ")} }`;
  }
  if (isListType(type)) return JSON.stringify(Array.isArray(known) ? known : []);
  if (named.name === "Boolean") return "false";
  if (named.name === "Int" || named.name === "Float") return "1";
  return JSON.stringify(typeof known === "string" ? known : "none");
};

const selectionOf = (type: GraphQLOutputType): string => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return "";
  const plain = Object.values(named.getFields()).filter(({ args }) => args.every((arg) => !isNonNullType(arg.type)));
  return ` { ${plain.map((field) => `${field.name}${selectionOf(field.type)}`).join(" ")} }`;
};

/** Names of everything that can be asked for. */
export const fieldsOf = (schema: GraphQLSchema): string[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}));

/**
 * A document that asks for a field with everything that it answers, about CBFR and things that there are not,
 * unless `over` names one that there is.
 */
export const documentOf = (
  schema: GraphQLSchema,
  name: string,
  over: Readonly<Record<string, unknown>> = {},
): string => {
  const query = schema.getQueryType()?.getFields()[name];
  const field = query ?? schema.getMutationType()?.getFields()[name];
  if (field === undefined) throw new Error(`Nothing is called ${name}.`);
  const own = numbered.includes(name) ? { ...over, id: "0" } : over;
  const args = field.args
    .filter((arg) => isNonNullType(arg.type))
    .map((arg) => `${arg.name}: ${literalOf(arg.name, arg.type, own)}`);
  const given = args.length > 0 ? `(${args.join(", ")})` : "";
  return `${query ? "query" : "mutation"} { ${name}${given}${selectionOf(field.type)} }`;
};
