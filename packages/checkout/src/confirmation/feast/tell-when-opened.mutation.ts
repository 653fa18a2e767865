import { graphql } from "@giftshop/graphql";

/** Says whether the buyer is told when a present of an order is opened. */
export const TellWhenOpened = graphql(`
  mutation TellWhenOpened($userData: UserDataInput!, $input: TellWhenOpenedInput!) {
    tellWhenOpened(userData: $userData, input: $input) {
      errors {
        code
      }
    }
  }
`);
