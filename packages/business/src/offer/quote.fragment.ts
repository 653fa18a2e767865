import { graphql } from "@giftshop/graphql";

/** A quote as its page shows it. */
export const QuoteFragment = graphql(`
  fragment ShownQuote on Quote {
    reference
    state
    version
    validUntil
    wantedOn
    remark
    companyName
    logo
    lines {
      title
      kind
      quantity
      value {
        value
      }
      extras {
        title
        price {
          value
        }
      }
      total {
        value
      }
      receivers {
        quantity
        name
        place
      }
    }
    totals {
      shipping {
        value
      }
      grandTotalWithoutTax {
        value
      }
      grandTotal {
        value
      }
    }
    comments {
      id
      author
      text
      at
    }
    canAccept
    canWithdraw
    orderUuid
    pdf
  }
`);
