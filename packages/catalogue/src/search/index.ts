export { SearchBox, type SearchBoxProps } from "./box/search-box.tsx";
export { SearchResultsFragment, SearchSuggestionsFragment } from "./results/search-results.fragment.ts";
export { searchResultsMetadata } from "./results/search-results-metadata.ts";
export { SearchResultsPage, type SearchResultsPageProps } from "./results/search-results-page.tsx";
export { searchWords } from "./search-words.ts";
