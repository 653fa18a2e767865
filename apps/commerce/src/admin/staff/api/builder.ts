import SchemaBuilder from "@pothos/core";
import type { Context } from "../../../platform/graphql/context.ts";

/**
 * The admin's own schema: nothing of it is in the shop's,
 * and it is answered on a listener that is not public.
 */
export const staffBuilder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  Scalars: { ID: { Input: string; Output: string | number } };
}>({ defaultFieldNullability: false, defaultInputFieldRequiredness: true });

staffBuilder.queryType({});
staffBuilder.mutationType({});
