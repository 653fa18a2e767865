import { graphql } from "@giftshop/graphql";

/** Starts another payment of the same order. */
export const RetryPayment = graphql(`
  mutation RetryPayment($userData: UserDataInput!, $input: RetryPaymentInput!) {
    retryPayment(userData: $userData, input: $input) {
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
