import { graphql } from "@giftshop/graphql";

/** What is shown of a card. */
export const BalanceResultFragment = graphql(`
  fragment BalanceResult on GiftCardBalance {
    value {
      currency
      value
    }
    balance {
      currency
      value
    }
    expiresOn
    title
    image {
      url
      alt
    }
    lastDigits
    soldAt {
      storefront
      name
      url
    }
  }
`);
