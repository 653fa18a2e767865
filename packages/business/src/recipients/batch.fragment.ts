import { graphql } from "@giftshop/graphql";

export const BatchFragment = graphql(`
  fragment ShownBatch on GiftBatch {
    id
    state
    createdAt
    expected
    received
    good
    bad
    total {
      currency
      value
    }
    faulty {
      position
      email
      firstName
      lastName
      faults {
        column
        code
      }
    }
    first {
      position
      email
      firstName
      lastName
      value
      message
      date
    }
    orderUuid
    orderNumber
    progress {
      waiting
      sent
      opened
      refused
    }
  }
`);
