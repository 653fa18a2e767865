import { graphql } from "@giftshop/graphql";

/** Sends a message to the shop. */
export const SendContactMessage = graphql(`
  mutation SendContactMessage($userData: UserDataInput!, $input: ContactMessageInput!) {
    sendContactMessage(userData: $userData, input: $input) {
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
