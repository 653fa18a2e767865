import { useEffect, useState } from "react";
import type { Popular, Results } from "./load-results.ts";
import { createSearchNews } from "./search-news.ts";
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
 * @param open whether somebody looks at them
 */
export const useSearch = (text: string, source: SearchSource, ready: boolean, open: boolean) => {
  const [state, setState] = useState<SearchState<Results>>({ text: "", answer: undefined, busy: false, failed: false });
  const [popular, setPopular] = useState<Popular>();
  const [news] = useState(createSearchNews);
  const [searcher] = useState(() =>
    createSearcher<Results>({
      ask: source.loadResults,
      onChange(next) {
        setState(next);
        if (next.answer && !next.busy && !next.failed) news.found(next.text, next.answer.totalItems);
      },
    }),
  );

  useEffect(() => searcher.type(text), [searcher, text]);
  useEffect(() => {
    if (!open) return;
    // What was found is left by its links, too.
    addEventListener("pagehide", news.end, { capture: true });
    return () => {
      removeEventListener("pagehide", news.end, { capture: true });
      news.end();
    };
  }, [news, open]);
  useEffect(() => {
    // Without suggestions the window still searches.
    if (ready) source.loadPopular().then(setPopular, () => {});
  }, [source, ready]);

  return { ...state, popular };
};
