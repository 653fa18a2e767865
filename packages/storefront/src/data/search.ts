import { graphql } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { cache } from "react";
import { askCommerce } from "./ask-commerce.ts";
import { required } from "./failure.ts";

const SearchQuery = graphql(`
  query Search($userData: UserDataInput!, $inputText: String!, $page: Int!) {
    search_v1(userData: $userData, inputText: $inputText, paging: { itemsPerPage: 16, pageNumber: $page }) {
      data {
        totalItems
        body {
          totalItems
        }
        ...SearchResultsPage
      }
      errors {
        code
        message
      }
    }
    popularSearch(userData: $userData) {
      data {
        ...SearchSuggestions
      }
      errors {
        code
      }
    }
  }
`);

const itemsPerPage = 16;

/** Nobody else asks for the same words soon, and what somebody looks for is kept nowhere. */
const unkept = { lifetime: 0, tags: [] } as const;

/**
 * One page of what a text finds, counted from 1.
 *
 * @returns `undefined` past the last page
 */
export const loadSearch = cache(async (shop: Shop, inputText: string, page: number) => {
  const { search_v1, popularSearch } = await askCommerce(shop, SearchQuery, { inputText, page }, unkept);
  const results = required(search_v1);
  // A group that has come to its end is left out, so a page without groups is past the last.
  if (page > 1 && results.body.length === 0) return undefined;
  const longest = Math.max(0, ...results.body.map(({ totalItems }) => totalItems));
  return { results, pageCount: Math.ceil(longest / itemsPerPage), suggestions: popularSearch.data ?? undefined };
});
