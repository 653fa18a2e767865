import SchemaBuilder from "@pothos/core";
import type { Context } from "./context.ts";

/**
 * Every type and field of commerce is added to this builder;
 * fields and inputs are required unless they say otherwise.
 */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  Scalars: { ID: { Input: string; Output: string | number } };
}>({ defaultFieldNullability: false, defaultInputFieldRequiredness: true });

builder.queryType({});
builder.mutationType({});
