import { graphql } from "@giftshop/graphql";

/** What the summary shows of a basket or an order. */
export const OrderSummaryFragment = graphql(`
  fragment OrderSummary on GiftcardOrder {
    id
    quantity
    shipments {
      id
      kind
      deliveryDate
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
        ...PackageLine
      }
    }
    totals {
      subTotal {
        currency
        value
      }
      grandTotal {
        currency
        value
      }
      adjustments {
        title
        adjustmentType
        price {
          currency
          value
        }
      }
    }
    giftCardPayments {
      id
      title
      lastDigits
      balance {
        currency
        value
      }
      amount {
        currency
        value
      }
      problem {
        code
      }
    }
    toPay {
      currency
      value
    }
  }
`);
