export type { ResultOf, VariablesOf } from "@graphql-typed-document-node/core";
export { CommerceUnavailable } from "./src/commerce-unavailable.ts";
export { type FragmentType, makeFragmentData, readFragment } from "./src/generated/fragment-masking.ts";
export { graphql } from "./src/graphql.ts";
export type { UserData } from "./src/user-data.ts";
