import { graphql } from "@giftshop/graphql";

/** The visitor's basket and the ways to pay it. */
export const CheckoutBasket = graphql(`
  query CheckoutBasket($userData: UserDataInput!) {
    cartV2(userData: $userData) {
      data {
        id
        version
        quantity
        shipments {
          kind
          deliveryDate
          orderBefore
          deliveryAddress {
            street
          }
          packages {
            problem {
              code
              limit {
                brand
                sum {
                  currency
                  value
                }
              }
            }
          }
        }
        totals {
          grandTotal {
            currency
            value
          }
          adjustments {
            title
          }
        }
        toPay {
          currency
          value
        }
        ...OrderSummary
        ...SoldOrder
      }
      errors {
        code
      }
    }
    paymentMethods(userData: $userData) {
      data {
        id
        ...PaymentMethodChoice
      }
      errors {
        code
      }
    }
  }
`);
