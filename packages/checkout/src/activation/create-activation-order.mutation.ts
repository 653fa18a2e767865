import { graphql } from "@giftshop/graphql";

/** Asks that blank cards be given value. */
export const CreateActivationOrder = graphql(`
  mutation CreateActivationOrder($userData: UserDataInput!, $input: CreateActivationOrderInput!) {
    createActivationOrder(userData: $userData, input: $input) {
      data {
        ...Activation
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
