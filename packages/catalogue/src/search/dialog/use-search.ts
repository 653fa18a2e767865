import { useEffect, useState } from "react";
import { loadPopular, loadResults, type Popular, type Results } from "./load-results.ts";
import { createSearcher, type SearchState } from "./searcher.ts";

/** What the search window asks of commerce; a story gives its own. */
export interface SearchSource {
  loadResults(text: string): Promise<Results>;
  loadPopular(): Promise<Popular>;
}

/** Commerce itself. */
export const commerceSource: SearchSource = { loadResults, loadPopular };

/** Results for what is typed, and the suggestions, which are asked for once. */
export function useSearch(text: string, source: SearchSource) {
  const [state, setState] = useState<SearchState<Results>>({ text: "", answer: undefined, busy: false, failed: false });
  const [popular, setPopular] = useState<Popular>();
  const [searcher] = useState(() => createSearcher<Results>({ ask: source.loadResults, onChange: setState }));

  useEffect(() => searcher.type(text), [searcher, text]);
  useEffect(() => {
    // Without suggestions the window still searches.
    source.loadPopular().then(setPopular, () => {});
  }, [source]);

  return { ...state, popular };
}
