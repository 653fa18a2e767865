import { graphql } from "@giftshop/graphql";

/** One page of what a text finds. */
export const SearchResultsFragment = graphql(`
  fragment SearchResultsPage on SearchResult {
    totalItems
    body {
      groupType
      totalItems
      items {
        id
        title
        url
        description
        product {
          id
          ...ProductCard
        }
      }
    }
  }
`);

/** Terms to try where a text finds nothing. */
export const SearchSuggestionsFragment = graphql(`
  fragment SearchSuggestions on PopularSearch {
    terms {
      title
      url
    }
  }
`);
