import { useEffect, useState } from "react";
import type { Popular, Results } from "./load-results.ts";
import { createSearcher, type SearchState } from "./searcher.ts";

/** What the search window asks of commerce; a story gives its own. */
export interface SearchSource {
  loadResults(text: string): Promise<Results>;
  loadPopular(): Promise<Popular>;
}

/**
 * Results for what is typed, and the suggestions, which are asked for once.
 *
 * @param ready whether suggestions could be shown
 */
export function useSearch(text: string, source: SearchSource, ready: boolean) {
  const [state, setState] = useState<SearchState<Results>>({ text: "", answer: undefined, busy: false, failed: false });
  const [popular, setPopular] = useState<Popular>();
  const [searcher] = useState(() => createSearcher<Results>({ ask: source.loadResults, onChange: setState }));

  useEffect(() => searcher.type(text), [searcher, text]);
  useEffect(() => {
    // Without suggestions the window still searches.
    if (ready) source.loadPopular().then(setPopular, () => {});
  }, [source, ready]);

  return { ...state, popular };
}
