import { graphql } from "@giftshop/graphql";

/** What travels together, and when it arrives. */
export const ShipmentFragment = graphql(`
  fragment BasketShipment on GiftcardShipment {
    id
    tag
    kind
    deliveryDate
    orderBefore
    deliveryAddress {
      countryCode
      street
      houseNumber
      suffix
      postCode
      city
    }
    totals {
      adjustments {
        title
        price {
          currency
          value
        }
      }
    }
    packages {
      id
      recipient {
        name
        email
      }
      deliveryDate {
        date
        hour
        timeZone
      }
      ...BasketLine
    }
  }
`);
