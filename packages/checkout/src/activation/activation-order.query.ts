import { graphql } from "@giftshop/graphql";

/** An activation by its own uuid, or by that of the visitor's order for it. */
export const ActivationOrder = graphql(`
  query ActivationOrder($userData: UserDataInput!, $uuid: ID, $orderUuid: ID) {
    activationOrder(userData: $userData, uuid: $uuid, orderUuid: $orderUuid) {
      data {
        ...Activation
      }
      errors {
        code
      }
    }
  }
`);
