import { graphql } from "@giftshop/graphql";

export const GiftFragment = graphql(`
  fragment GiftFields on Gift {
    state
    senderFirstName
    receiverFirstName
    message
    canThank
    canTell
    product {
      title
      backgroundColor
      howToUse
      image {
        url
      }
    }
    wrapper {
      title
      image {
        url
      }
    }
  }
`);

export const GiftQuery = graphql(`
  query GiftOfLink($userData: UserDataInput!, $token: String!) {
    gift(userData: $userData, token: $token) {
      data {
        ...GiftFields
      }
      errors {
        code
        message
      }
    }
  }
`);

export const OpenGiftMutation = graphql(`
  mutation OpenGift($userData: UserDataInput!, $token: String!, $idempotencyKey: ID!, $tell: Boolean) {
    openGift(userData: $userData, token: $token, idempotencyKey: $idempotencyKey, tell: $tell) {
      data {
        gift {
          ...GiftFields
        }
        cards {
          number
          pin
          barcode
          expiresOn
          passes {
            wallet
            path
          }
          value {
            value
            currency
          }
          balance {
            value
            currency
          }
        }
      }
      errors {
        code
        message
      }
    }
  }
`);

export const ThankForGiftMutation = graphql(`
  mutation ThankForGift($userData: UserDataInput!, $token: String!, $text: String!) {
    thankForGift(userData: $userData, token: $token, text: $text) {
      data {
        ...GiftFields
      }
      errors {
        code
        message
      }
    }
  }
`);
