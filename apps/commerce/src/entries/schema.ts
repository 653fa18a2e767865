import type { GraphQLSchema } from "graphql";
import { builder } from "../platform/graphql/builder.ts";
import { modules } from "./modules.ts";

/** The whole schema: each module adds its types and fields when they are loaded. */
export const buildSchema = async (): Promise<GraphQLSchema> => {
  await Promise.all(modules.map(({ schema }) => schema?.()));
  return builder.toSchema({ sortSchema: true });
};
