import { graphql } from "@giftshop/graphql";

/** The order that waits for another try at payment, and the ways to pay it. */
export const RetryOrder = graphql(`
  query RetryOrder($userData: UserDataInput!, $orderUuid: ID!) {
    order(userData: $userData, uuid: $orderUuid) {
      data {
        uuid
        status
        payment
        canRetry
        retryAfter
        details {
          number
          order {
            toPay {
              currency
              value
            }
            ...OrderSummary
            ...SoldOrder
          }
        }
      }
      errors {
        code
      }
    }
    paymentMethods(userData: $userData, orderUuid: $orderUuid) {
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
