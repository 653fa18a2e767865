import { graphql } from "@giftshop/graphql";

/** What stands above the list of a category. */
export const CategoryPageFragment = graphql(`
  fragment CategoryPage on Category {
    title
    path
    count
    topList(limit: 4) {
      id
      title
      ...ProductCard
    }
  }
`);

/** One page of a category's products. */
export const CategoryProductsFragment = graphql(`
  fragment CategoryProducts on Products {
    products {
      id
      ...ProductCard
    }
    paging {
      totalItems
      currentPage
      itemsPerPage
    }
    filterGroups {
      ...FilterGroup
    }
  }
`);
