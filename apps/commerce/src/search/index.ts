export { wordsOf } from "./normalise.ts";
export { replaceDocuments, replaceSuggestions } from "./replace.ts";
export type { SearchDocument } from "./types.ts";
