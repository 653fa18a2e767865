import { SearchOptions } from "@giftshop/ui-kit/search-options";
import { useState } from "react";
import type { SearchWords } from "../search-words.ts";
import { resultGroups, suggestionGroups } from "./groups.tsx";
import type { Popular, Results } from "./load-results.ts";
import { type Recent, recentOf } from "./recent.ts";

export { Count } from "./counted.tsx";
export { Highlight } from "./highlight.tsx";
export { loadPopular, loadResults } from "./load-results.ts";

export interface FindingsProps {
  words: SearchWords;
  /** What is in the box: nothing yet. */
  empty: boolean;
  /** The last answer to what is in the box. */
  found: Results | undefined;
  popular: Popular | undefined;
  /** Keeps what was chosen apart from other shops and languages of the host. */
  place: string;
  /** Where all that was found is listed. */
  allHref: string;
  /** The next answer is on its way. */
  busy: boolean;
}

/**
 * The links of the search window: what was found; before anything
 * is typed, and where nothing was found, what is suggested.
 */
export const Findings = ({ words, empty, found, popular, place, allHref, busy }: FindingsProps) => {
  const [recent] = useState(() => recentOf(place, () => sessionStorage));
  const suggesting = empty || found?.totalItems === 0;
  const groups = suggesting
    ? suggestionGroups(words, popular, empty ? recent.list() : [])
    : found
      ? resultGroups(words, found, allHref)
      : [];

  const remember = (id: string, title: string, url: string): void => {
    const shown = found?.body.flatMap(({ items }) => items).find((item) => item.url === url);
    const known = shown ?? popular?.entities.find((item) => item.url === url);
    if (!known) return;
    const entry: Recent = {
      id,
      title,
      url,
      image: known.image?.url ?? null,
      backgroundColor: known.backgroundColor,
    };
    recent.add(entry);
  };

  // Left out while there is nothing to list.
  if (groups.length === 0) return null;
  return (
    <SearchOptions
      label={words.label}
      groups={groups}
      busy={busy}
      onChoose={({ id, label, href }) => remember(id, label, href)}
    />
  );
};
