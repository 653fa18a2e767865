import { graphql } from "@giftshop/graphql";

export const AddToBasket = graphql(`
  mutation AddToBasket($userData: UserDataInput!, $input: AddToBasketInput!) {
    addToBasket(userData: $userData, input: $input) {
      data {
        id
        quantity
      }
      errors {
        ...Refusal
      }
    }
  }
`);
