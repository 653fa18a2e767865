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
    topProducts {
      id
    }
    filterGroups {
      ...FilterGroup
    }
  }
`);

/** A vocabulary that the listing can be narrowed by. */
export const FilterGroupFragment = graphql(`
  fragment FilterGroup on FilterGroup {
    taxonomy
    options {
      term
      title
      count
    }
  }
`);
