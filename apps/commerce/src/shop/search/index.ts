export { SearchItemType } from "./graphql/search-item.ts";
export { wordsOf } from "./normalise.ts";
export { replaceDocuments, replaceDocumentsBy, replaceSuggestions } from "./replace.ts";
export type { SearchDocument } from "./types.ts";
