import { graphql } from "@giftshop/graphql";

/** Lets a gift card pay for the basket. */
export const AddGiftCardPayment = graphql(`
  mutation AddGiftCardPayment($userData: UserDataInput!, $input: GiftCardPaymentInput!) {
    addGiftCardPayment(userData: $userData, input: $input) {
      data {
        id
        version
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

/** The gift card pays no more for the basket. */
export const RemoveGiftCardPayment = graphql(`
  mutation RemoveGiftCardPayment($userData: UserDataInput!, $cardId: ID!) {
    removeGiftCardPayment(userData: $userData, cardId: $cardId) {
      data {
        id
        version
      }
      errors {
        code
      }
    }
  }
`);
