import { graphql } from "@giftshop/graphql";

/** Has commerce ask the provider for the state of an order's payment. */
export const RefreshPayment = graphql(`
  mutation RefreshPayment($userData: UserDataInput!, $orderUuid: ID!) {
    refreshPayment(userData: $userData, orderUuid: $orderUuid) {
      data {
        payment
        retryAfter
      }
      errors {
        code
      }
    }
  }
`);
