import { graphql } from "@giftshop/graphql";

export const AddAccountCard = graphql(`
  mutation AddAccountCard($userData: UserDataInput!, $cardNumber: String!, $pin: String!, $captchaToken: String!) {
    addAccountCard(userData: $userData, cardNumber: $cardNumber, pin: $pin, captchaToken: $captchaToken) {
      data {
        id
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const RemoveAccountCard = graphql(`
  mutation RemoveAccountCard($userData: UserDataInput!, $id: ID!) {
    removeAccountCard(userData: $userData, id: $id) {
      data {
        id
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

export const RedeemAccountCard = graphql(`
  mutation RedeemAccountCard($userData: UserDataInput!, $id: ID!) {
    redeemAccountCard(userData: $userData, id: $id) {
      data {
        pageId
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
