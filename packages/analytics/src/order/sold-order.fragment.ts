import { graphql } from "@giftshop/graphql";

/** What events say of a basket or an order: what is in it, and what it comes to without VAT. */
export const SoldOrderFragment = graphql(`
  fragment SoldOrder on GiftcardOrder {
    shipments {
      packages {
        giftcard {
          qty
          price {
            value
          }
          variation {
            variationType
          }
          product {
            path
            title
            productType
          }
        }
        wrapper {
          price {
            value
          }
        }
        giftPacking {
          price {
            value
          }
        }
      }
    }
    totals {
      grandTotal {
        currency
        value
      }
      grandTotalWithoutTax {
        value
      }
      adjustments {
        title
      }
    }
  }
`);
