import { graphql, type ResultOf } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";

const SearchResults = graphql(`
  query SearchResults($userData: UserDataInput!, $inputText: String!) {
    search_v1(userData: $userData, inputText: $inputText, paging: { itemsPerPage: 6 }) {
      data {
        totalItems
        body {
          groupType
          items {
            id
            title
            url
            image {
              url
            }
            backgroundColor
            product {
              minPrice {
                currency
                value
              }
            }
          }
        }
      }
      errors {
        code
      }
    }
  }
`);

const PopularSearches = graphql(`
  query PopularSearches($userData: UserDataInput!) {
    popularSearch(userData: $userData) {
      data {
        entities {
          id
          title
          url
          image {
            url
          }
          backgroundColor
          product {
            minPrice {
              currency
              value
            }
          }
        }
        terms {
          title
          url
        }
        highlightedBlocks {
          title
          description
          referencedPath
          showHand
          backgroundColor
          cardImage {
            url
          }
          backgroundImage {
            url
          }
        }
      }
      errors {
        code
      }
    }
  }
`);

/** What a text finds: up to six of each group, and how much there is in all. */
export type Results = NonNullable<ResultOf<typeof SearchResults>["search_v1"]["data"]>;
export type Popular = NonNullable<ResultOf<typeof PopularSearches>["popularSearch"]["data"]>;
export type HighlightedBlock = Popular["highlightedBlocks"][number];

/** @throws when commerce did not answer with results */
export const loadResults = async (inputText: string): Promise<Results> => {
  const { search_v1 } = await request(SearchResults, { inputText });
  if (!search_v1.data) throw new Error(`A search was refused (${search_v1.errors[0]?.code}).`);
  return search_v1.data;
};

/** @throws when commerce did not answer with suggestions */
export const loadPopular = async (): Promise<Popular> => {
  const { popularSearch } = await request(PopularSearches, {});
  if (!popularSearch.data) throw new Error(`Suggestions were refused (${popularSearch.errors[0]?.code}).`);
  return popularSearch.data;
};
