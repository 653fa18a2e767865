import { graphql } from "../generated/gql.ts";
import type { ApiCompaniesQuery as Result } from "../generated/graphql.ts";

/** A company that may have keys, with those that it has. */
export type ApiCompany = NonNullable<Result["apiCompanies"]["data"]>["companies"][number];

export const ApiCompaniesQuery = graphql(`
  query ApiCompanies {
    apiCompanies {
      data { scopes companies { credit name currency keys { id name prefix test scopes madeBy lastUsedAt revokedAt } } }
      errors { code parameter }
    }
  }
`);
export const MakeApiKey = graphql(`
  mutation MakeApiKey($credit: ID!, $test: Boolean!, $name: String!, $scopes: [String!]!, $why: String!) {
    makeApiKey(credit: $credit, test: $test, name: $name, scopes: $scopes, why: $why) {
      data { text }
      errors { code parameter }
    }
  }
`);
export const RevokeApiKey = graphql(`
  mutation RevokeApiKey($id: ID!, $why: String!) {
    revokeApiKey(id: $id, why: $why) { data { done } errors { code parameter } }
  }
`);
