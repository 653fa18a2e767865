import { graphql } from "@giftshop/graphql";

/** Value, balance, expiry and shop of a card. A mutation, since it counts wrong tries. */
export const GiftCardBalance = graphql(`
  mutation GiftCardBalance($userData: UserDataInput!, $cardNumber: String!, $pin: String!, $captchaToken: String) {
    giftCardBalance(userData: $userData, cardNumber: $cardNumber, pin: $pin, captchaToken: $captchaToken) {
      data {
        ...BalanceResult
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
