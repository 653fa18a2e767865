import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";

/** What an argument or field of an input is given, by its name; `undefined` leaves it to its type, or out. */
export type Give = (name: string) => unknown;

const plain: Readonly<Record<string, unknown>> = { Int: 1, Float: 1, String: "plain", Boolean: true, ID: "1" };

const given = (name: string, type: GraphQLInputType, give: Give): unknown => {
  const value = give(name);
  if (value !== undefined) return value;
  if (!isNonNullType(type)) return undefined;
  const { ofType } = type;
  if (isListType(ofType)) return [given(name, ofType.ofType, give)];
  if (isEnumType(ofType)) return ofType.getValues()[0]?.name;
  if (!isInputObjectType(ofType)) return plain[ofType.name];
  const fields = Object.values(ofType.getFields()).map((field) => [field.name, given(field.name, field.type, give)]);
  return Object.fromEntries(fields.filter(([, one]) => one !== undefined));
};

/** Everything that can be asked of a type without arguments. */
const everything = (type: GraphQLOutputType, above: readonly string[]): string => {
  const named = getNamedType(type);
  if (isLeafType(named)) return "";
  if (!isObjectType(named)) return "{ __typename }";
  const parts = Object.values(named.getFields()).flatMap((field) => {
    const below = getNamedType(field.type);
    const needs = field.args.some((argument) => isNonNullType(argument.type));
    if (needs || above.includes(below.name)) return [];
    return [`${field.name} ${everything(field.type, [...above, below.name])}`];
  });
  return `{ ${parts.join(" ")} }`;
};

/** A call of one field of the schema with all its answer, and what it carries. */
export const generateCall = (
  kind: "query" | "mutation",
  field: GraphQLField<unknown, unknown>,
  give: Give,
): { text: string; variables: Record<string, unknown> } => {
  const values = field.args
    .filter(({ name }) => name !== "userData")
    .map(({ name, type }) => ({ name, type, value: given(name, type, give) }))
    .filter(({ value }) => value !== undefined);
  const head = ["$userData: UserDataInput!", ...values.map(({ name, type }) => `$${name}: ${type}`)].join(", ");
  const call = ["userData: $userData", ...values.map(({ name }) => `${name}: $${name}`)].join(", ");
  return {
    text: `${kind} (${head}) { answer: ${field.name}(${call}) ${everything(field.type, [])} }`,
    variables: Object.fromEntries(values.map(({ name, value }) => [name, value])),
  };
};
