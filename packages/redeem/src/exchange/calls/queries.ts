import { graphql } from "@giftshop/graphql";

/** What is chosen of a card: its values and kinds, and what is said of it. */
export const ExchangeProductFragment = graphql(`
  fragment ExchangeProduct on Product {
    id
    title
    path
    description
    conditions
    validityMonths
    image {
      url
    }
    backgroundColor
    digitalVariationConfig {
      ...ExchangeVariation
    }
    physicalVariationConfig {
      ...ExchangeVariation
    }
    giftCardBrand {
      id
      iframeUrl
      giftomaticRedirect
      giftomaticRedirectTime
      productExternalLink {
        title
        url
      }
    }
  }
`);

export const ExchangeVariationFragment = graphql(`
  fragment ExchangeVariation on VariationConfig {
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
  }
`);

export const ExchangeProductQuery = graphql(`
  query ExchangeProduct($userData: UserDataInput!, $path: String!) {
    product(userData: $userData, path: $path) {
      data {
        ...ExchangeProduct
      }
      errors {
        code
        message
      }
    }
  }
`);

export const ExchangeDonations = graphql(`
  query ExchangeDonations($userData: UserDataInput!) {
    products(
      userData: $userData
      filters: { filterByProductType: [DONATION], filterByRedeem: {} }
      paging: { itemsPerPage: 16, pageNumber: 1 }
    ) {
      data {
        products {
          id
          title
          digitalVariationConfig {
            variationId
            inStock
          }
        }
      }
      errors {
        code
      }
    }
  }
`);

export const ExchangeCombination = graphql(`
  query ExchangeCombination($userData: UserDataInput!) {
    redeemCombination(userData: $userData) {
      data {
        product {
          id
          title
        }
        variation {
          id
        }
        price {
          currency
          value
        }
        quantity
        replaces
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);
