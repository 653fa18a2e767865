export { SearchBox, type SearchBoxProps } from "./box/search-box.tsx";
export { searchWords } from "./search-words.ts";
