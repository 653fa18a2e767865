import { graphql } from "@giftshop/graphql";

/** What a product card shows in any list. */
export const ProductCardFragment = graphql(`
  fragment ProductCard on Product {
    id
    title
    path
    image {
      url
      alt
    }
    backgroundColor
    showShadow
    productType
    inStock
    minPrice {
      currency
      value
    }
    priceBefore {
      currency
      value
    }
  }
`);
