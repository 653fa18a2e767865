import { graphql } from "@giftshop/graphql";

/** The ways to pay an activation. */
export const ActivationMethods = graphql(`
  query ActivationMethods($userData: UserDataInput!, $activationUuid: ID!) {
    paymentMethods(userData: $userData, activationUuid: $activationUuid) {
      data {
        ...PaymentMethodChoice
      }
    }
  }
`);
