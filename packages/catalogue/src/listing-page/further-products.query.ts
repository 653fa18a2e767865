import { graphql } from "@giftshop/graphql";

/** One page of a list. */
export const FurtherProducts = graphql(`
  query FurtherProducts($userData: UserDataInput!, $filters: ProductFiltersInput, $page: Int!, $size: Int!) {
    products(userData: $userData, filters: $filters, paging: { pageNumber: $page, itemsPerPage: $size }) {
      data {
        products {
          id
          ...ProductCard
        }
      }
      errors {
        code
      }
    }
  }
`);
