import { graphql } from "@giftshop/graphql";
import { definePage, unkept } from "@giftshop/page";
import { defineView, type PageRequest, required } from "@giftshop/page/view";
import { readSearch } from "@giftshop/storefront-config";
import { searchResultsMetadata } from "../search/results/search-results-metadata.ts";
import { SearchResultsPage } from "../search/results/search-results-page.tsx";

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

/** One page of what a text finds; `undefined` past the last page. */
const load = async ({ ask, page, query }: PageRequest<"listing">) => {
  const text = readSearch(query.s);
  if (!text) return undefined;
  const { search_v1, popularSearch } = await ask(SearchQuery, { inputText: text, page });
  const results = required(search_v1);
  // A group that has come to its end is left out, so a page without groups is past the last.
  if (page > 1 && results.body.length === 0) return undefined;
  const longest = Math.max(0, ...results.body.map(({ totalItems }) => totalItems));
  const pageCount = Math.ceil(longest / itemsPerPage);
  return { text, results, pageCount, suggestions: popularSearch.data ?? undefined };
};

export const view = defineView({
  // The listing's address with `?s=`, which is kept nowhere, as nobody else asks for the same words soon.
  pages: [definePage({ route: "listing", folder: "search", hydration: "deferred", cache: unkept, sitemap: "none" })],
  load,
  metadata: ({ shop, page, data: { text } }) => ({ ...searchResultsMetadata(shop, { text, page }), indexed: false }),
  view: ({ shop, page, data }) => <SearchResultsPage shop={shop} page={page} {...data} />,
});
