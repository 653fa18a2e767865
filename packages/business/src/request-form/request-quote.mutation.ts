import { graphql } from "@giftshop/graphql";

/** Asks the shop for a quote. */
export const RequestQuote = graphql(`
  mutation RequestQuote($userData: UserDataInput!, $input: QuoteRequestInput!) {
    requestQuote(userData: $userData, input: $input) {
      data {
        reference
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
