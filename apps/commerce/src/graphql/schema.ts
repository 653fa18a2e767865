import "./user-data.ts";
import "./payload.ts";
import type { GraphQLSchema } from "graphql";
import "../basket/schema.ts";
import "../captcha/schema.ts";
import "../catalogue/schema.ts";
import "../checkout/schema.ts";
import "../contact/schema.ts";
import "../content/schema.ts";
import "../location/schema.ts";
import "../search/schema.ts";
import { builder } from "./builder.ts";

/** The whole schema. Each room's `schema.ts` adds its types and fields by being imported above. */
export const buildSchema = (): GraphQLSchema => builder.toSchema({ sortSchema: true });
