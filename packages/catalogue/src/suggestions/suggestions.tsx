"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { Popular } from "../search/dialog/load-results.ts";
import type { SuggestionRowProps } from "./suggestion-row.tsx";
import * as styles from "./suggestions.css.ts";

export interface SuggestionsProps extends Omit<SuggestionRowProps, "entities"> {
  /** Where they come from. Default: commerce. */
  load?: () => Promise<Pick<Popular, "entities">>;
}

interface Loaded extends Pick<Popular, "entities"> {
  Row: ComponentType<SuggestionRowProps>;
}

/** What is fetched once the page that shows it is known to have nothing else. */
const fetchRow = async (load: SuggestionsProps["load"]): Promise<Loaded> => {
  const { SuggestionRow: Row, loadPopular } = await import("./suggestion-row.tsx");
  return { Row, entities: (await (load ?? loadPopular)()).entities };
};

/** Gift cards that many choose, for a page that has nothing else; none where they cannot be had. */
export const Suggestions = ({ load, ...words }: SuggestionsProps) => {
  const [loaded, setLoaded] = useState<Loaded | "none">();
  useEffect(() => {
    // A help, not the page.
    fetchRow(load).then(setLoaded, () => setLoaded("none"));
  }, [load]);
  if (loaded === "none") return null;
  return (
    <section className={styles.room} aria-label={words.title} aria-busy={!loaded}>
      {loaded && <loaded.Row {...words} entities={loaded.entities} />}
    </section>
  );
};
