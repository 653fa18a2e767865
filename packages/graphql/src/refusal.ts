import { graphql } from "./generated/index.ts";

/** Why commerce refused a change of the basket, and which field or limit it is about. */
export const RefusalFragment = graphql(`
  fragment Refusal on Error {
    code
    referencedRequestParameter
    limit {
      brand
      sum {
        currency
        value
      }
    }
  }
`);
