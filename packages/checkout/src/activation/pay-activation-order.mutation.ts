import { graphql } from "@giftshop/graphql";

/** Starts the payment of an activation. */
export const PayActivationOrder = graphql(`
  mutation PayActivationOrder($userData: UserDataInput!, $input: PayActivationOrderInput!) {
    payActivationOrder(userData: $userData, input: $input) {
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
