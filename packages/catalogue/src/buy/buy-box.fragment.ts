import { graphql } from "@giftshop/graphql";

/** How one delivery kind of a product is sold. */
export const SellingFragment = graphql(`
  fragment Selling on VariationConfig {
    variationId
    pricesToShow {
      currency
      value
    }
    hasFixedPrices
    minPrice {
      currency
      value
    }
    maxPrice {
      currency
      value
    }
    inStock
    earliestArrival
    orderBefore
    deliveryPrice {
      currency
      value
    }
  }
`);

/** Wrapper or gift packing that goes with a gift. */
export const ExtraChoiceFragment = graphql(`
  fragment ExtraChoice on Extra {
    id
    title
    price {
      currency
      value
    }
    priceBefore {
      currency
      value
    }
    image {
      url
      alt
    }
    variationType
  }
`);

/** What the form of a product page is made from. */
export const BuyBoxFragment = graphql(`
  fragment BuyBox on Product {
    path
    title
    productType
    digitalVariationConfig {
      ...Selling
    }
    physicalVariationConfig {
      ...Selling
    }
    wrappers {
      ...ExtraChoice
    }
    giftPackings {
      ...ExtraChoice
    }
  }
`);
