import { graphql, type ResultOf } from "@giftshop/graphql";

/** An order after it was placed. */
export const ConfirmationOrder = graphql(`
  query ConfirmationOrder($userData: UserDataInput!, $uuid: ID!) {
    order(userData: $userData, uuid: $uuid) {
      data {
        uuid
        kind
        status
        payment
        canRetry
        retryAfter
        details {
          number
          placedAt
          email
          canCorrectEmail
          paymentMethod
          tellsOpened
          giftBatch
          transfer {
            account
            bic
            holder
            reference
            until
            qrCode
            amount {
              currency
              value
            }
          }
          order {
            billingAddress {
              firstName
              companyName
              vatNumber
              referenceNumber
            }
            shipments {
              deliveryAddress {
                countryCode
                postCode
                houseNumber
                suffix
                street
                city
              }
              packages {
                id
                giftcard {
                  qty
                  price {
                    currency
                    value
                  }
                  product {
                    title
                    productType
                    backgroundColor
                    image {
                      url
                      alt
                    }
                  }
                }
                wrapper {
                  product {
                    title
                    image {
                      url
                    }
                  }
                }
                giftPacking {
                  product {
                    title
                    image {
                      url
                    }
                  }
                }
                message {
                  text
                }
                recipient {
                  firstName
                }
              }
            }
            ...OrderSummary
            ...SoldOrder
          }
          deliveries {
            packageId
            ...Delivery
          }
        }
      }
      errors {
        code
      }
    }
  }
`);

/** An order as its page reads it. */
export type OrderView = NonNullable<ResultOf<typeof ConfirmationOrder>["order"]["data"]>;
/** What only its buyer reads of it. */
export type OrderDetails = NonNullable<OrderView["details"]>;
/** A gift of an order, as it was dressed. */
export type Package = OrderDetails["order"]["shipments"][number]["packages"][number];
