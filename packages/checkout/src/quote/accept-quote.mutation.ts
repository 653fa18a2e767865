import { graphql } from "@giftshop/graphql";

/** Makes the order of a quote. */
export const AcceptQuoteMutation = graphql(`
  mutation AcceptQuote($userData: UserDataInput!, $input: AcceptQuoteInput!) {
    acceptQuote(userData: $userData, input: $input) {
      data {
        orderUuid
        paymentUrl
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
