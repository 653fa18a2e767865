import { type GraphQLSchema, lexicographicSortSchema, parse, print, printSchema, visit } from "graphql";

/** Definitions by name, without the words that explain them: those stand in the contract alone. */
export const definitions = (schema: GraphQLSchema): Map<string, string> => {
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
