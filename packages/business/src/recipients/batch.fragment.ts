import { graphql } from "@giftshop/graphql";

export const BatchFragment = graphql(`
  fragment ShownBatch on GiftBatch {
    id
    state
    createdAt
    delivery
    variationId
    senderName
    expected
    received
    good
    bad
    shipping {
      currency
      value
    }
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
      place
    }
    orderUuid
    orderNumber
    progress {
      waiting
      sent
      opened
      refused
      bounced
    }
  }
`);
