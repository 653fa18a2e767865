import { graphql } from "@giftshop/graphql";

/** Gift cards of a storefront, as a quote can be asked for them. */
export const QuoteGifts = graphql(`
  query QuoteGifts($userData: UserDataInput!, $page: Int!) {
    products(
      userData: $userData
      filters: { filterByProductType: [GIFTCARD] }
      paging: { itemsPerPage: 48, pageNumber: $page }
    ) {
      data {
        paging {
          totalItems
          itemsPerPage
        }
        products {
          ...QuoteGift
        }
      }
    }
  }
`);

/** One of them. */
export const QuoteGift = graphql(`
  query QuoteGift($userData: UserDataInput!, $path: String!) {
    product(userData: $userData, path: $path) {
      data {
        ...QuoteGift
      }
    }
  }
`);

export const QuoteGiftFragment = graphql(`
  fragment QuoteGift on Product {
    id
    title
    path
    digitalVariationConfig {
      ...QuoteVariation
    }
    physicalVariationConfig {
      ...QuoteVariation
    }
    wrappers {
      ...QuoteExtraChoice
    }
    giftPackings {
      ...QuoteExtraChoice
    }
  }
`);

export const QuoteVariationFragment = graphql(`
  fragment QuoteVariation on VariationConfig {
    variationId
    hasFixedPrices
    pricesToShow {
      value
    }
    minPrice {
      value
    }
    maxPrice {
      value
    }
  }
`);

export const QuoteExtraFragment = graphql(`
  fragment QuoteExtraChoice on Extra {
    id
    title
    variationType
    price {
      value
    }
  }
`);
