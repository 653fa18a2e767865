import { graphql } from "@giftshop/graphql";

/** What the page of the choice card says besides that of any card; everything is null for other products. */
export const ChoiceSectionFragment = graphql(`
  fragment ChoiceSection on Product {
    title
    path
    minPrice {
      currency
      value
    }
    redeemData {
      title
      description
      minimumRemainingBalance {
        currency
        value
      }
      minCustomAmount {
        currency
        value
      }
      maxCustomAmount {
        currency
        value
      }
    }
    brands(paging: { itemsPerPage: 12, pageNumber: 1 }) {
      brands {
        title
        image {
          url
        }
      }
      paging {
        totalItems
      }
    }
  }
`);
