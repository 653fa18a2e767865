import { builder } from "../../../platform/graphql/builder.ts";

export const TaxonomyFilterInput = builder.inputType("TaxonomyFilterInput", {
  fields: (t) => ({ taxonomy: t.string(), terms: t.stringList() }),
});
