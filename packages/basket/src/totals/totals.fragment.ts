import { graphql } from "@giftshop/graphql";

/** The sums of a basket. */
export const TotalsFragment = graphql(`
  fragment BasketTotals on GiftcardOrder {
    groupedTotals {
      digitalTotal {
        qty
        price {
          currency
          value
        }
      }
      physicalTotal {
        qty
        price {
          currency
          value
        }
      }
      extra {
        currency
        value
      }
    }
    totals {
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
  }
`);
