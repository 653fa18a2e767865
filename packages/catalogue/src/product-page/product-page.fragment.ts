import { graphql } from "@giftshop/graphql";

/** Everything a product page can be read and bought from. */
export const ProductPageFragment = graphql(`
  fragment ProductPage on Product {
    id
    title
    description
    path
    image {
      url
      alt
    }
    pictures {
      url
      alt
    }
    backgroundColor
    showShadow
    productType
    pageType
    category {
      title
      path
    }
    minPrice {
      currency
      value
    }
    priceBefore {
      currency
      value
    }
    inStock
    conditions
    validityMonths
    locationCount
    ...BuyBox
    ...ProductReviewList
    similar {
      id
      ...ProductCard
    }
    related {
      id
    }
    promoted {
      id
    }
  }
`);
