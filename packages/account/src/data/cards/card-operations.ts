import { graphql } from "@giftshop/graphql";

export const OwnCard = graphql(`
  fragment OwnCard on AccountCard {
    id
    title
    lastDigits
    expiresOn
    state
    canRedeem
    shop
    backgroundColor
    image {
      url
      alt
    }
    balance {
      currency
      value
    }
  }
`);

export const AccountCards = graphql(`
  query AccountCards($userData: UserDataInput!) {
    accountCards(userData: $userData) {
      data {
        ...OwnCard
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
