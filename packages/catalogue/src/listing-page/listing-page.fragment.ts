import { graphql } from "@giftshop/graphql";

/** One page of the product listing. */
export const ListingPageFragment = graphql(`
  fragment ListingPage on Products {
    products {
      id
      ...ProductCard
    }
    paging {
      totalItems
      currentPage
      itemsPerPage
    }
  }
`);

/** A category offered as a filter above the listing. */
export const ListingCategoryFragment = graphql(`
  fragment ListingCategory on Category {
    id
    title
    path
    count
  }
`);
