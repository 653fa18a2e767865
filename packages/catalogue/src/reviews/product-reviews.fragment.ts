import { graphql } from "@giftshop/graphql";

/** What buyers say of a product. */
export const ProductReviewsFragment = graphql(`
  fragment ProductReviewList on Product {
    reviews {
      count
      average
      reviews {
        author
        rating
        text
        writtenAt
      }
    }
  }
`);
