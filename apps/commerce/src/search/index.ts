export { replaceDocuments, replaceSuggestions } from "./replace.ts";
export type { DocumentKind, SearchDocument, SearchHighlight, SearchTerm } from "./types.ts";
