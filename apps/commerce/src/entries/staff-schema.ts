import type { GraphQLSchema } from "graphql";
import { staffBuilder } from "../admin/staff/api/builder.ts";
import { modules } from "./modules.ts";

/** The admin's schema: modules add their types and fields when they are loaded. */
export const buildStaffSchema = async (): Promise<GraphQLSchema> => {
  await Promise.all(modules.map(({ staffSchema }) => staffSchema?.()));
  return staffBuilder.toSchema({ sortSchema: true });
};
