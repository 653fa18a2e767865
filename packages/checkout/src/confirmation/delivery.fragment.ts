import { graphql } from "@giftshop/graphql";

/** What happens with one package. */
export const DeliveryFragment = graphql(`
  fragment Delivery on OrderDelivery {
    packageId
    kind
    state
    recipientTitle
    expectedAt
    deliveryDate {
      date
      hour
      timeZone
    }
    canChangeDay
    dayVersion
    recipientEmail
    tracking {
      carrier
      code
      url
    }
    canResend
    canCorrectEmail
    canClaim
    claimFrom
    giftState
  }
`);
