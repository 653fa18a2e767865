import { graphql } from "@giftshop/graphql";

/** One gift card of the "Most chosen" block or of the hero. */
export const ChosenCardFragment = graphql(`
  fragment ChosenCard on Product {
    id
    title
    path
    productType
    image {
      url
      alt
    }
    backgroundColor
    showShadow
    minPrice {
      currency
      value
    }
  }
`);

/** What the home page shows of the catalogue: its first page, in the editors' order. */
export const HomeProductsFragment = graphql(`
  fragment HomeProducts on Products {
    topProducts {
      id
      ...ChosenCard
    }
    products {
      id
      ...ChosenCard
    }
    paging {
      totalItems
    }
  }
`);
