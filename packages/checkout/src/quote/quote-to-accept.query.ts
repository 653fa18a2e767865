import { graphql } from "@giftshop/graphql";

/** A quote, and the ways to pay it. */
export const QuoteToAccept = graphql(`
  query QuoteToAccept($userData: UserDataInput!, $token: ID!) {
    quote(userData: $userData, token: $token) {
      data {
        version
        canAccept
        needsDelivery
        buyersAddress {
          firstName
          lastName
          countryCode
          postCode
          houseNumber
          suffix
          street
          city
          addressLine2
        }
        totals {
          grandTotal {
            currency
            value
          }
        }
      }
    }
    paymentMethods(userData: $userData, quoteToken: $token) {
      data {
        ...PaymentMethodChoice
      }
    }
  }
`);
