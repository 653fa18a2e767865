import { graphql } from "@giftshop/graphql";

/** How an activation stands, with each card's answer. */
export const ActivationFragment = graphql(`
  fragment Activation on ActivationOrder {
    uuid
    reference
    state
    total {
      currency
      value
    }
    cards {
      lastDigits
      answer
      amount {
        currency
        value
      }
    }
  }
`);
