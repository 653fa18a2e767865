import { useEffect, useEffectEvent, useState } from "react";
import type { Late } from "./load-late.ts";
import type { AreaSuggestion } from "./place-source.ts";

/** Milliseconds after the last key (specification, section 9: search debounce). */
const pause = 200;

export type Found =
  | { state: "idle" | "searching" | "failed"; suggestions: readonly AreaSuggestion[] }
  /** `text`: what they were found for. */
  | { state: "found"; text: string; suggestions: readonly AreaSuggestion[] };

const idle: Found = { state: "idle", suggestions: [] };

/**
 * Areas that begin like what is typed, asked for when the
 * typing pauses. What was found stays until the next answer.
 *
 * @param query without spaces around it; nothing is asked for with an empty one
 */
export const useSuggestions = (query: string, fetchLate: () => Promise<Late>): Found => {
  const [found, setFound] = useState<Found>(idle);
  const wish = useEffectEvent(async (query: string, isLeft: () => boolean) => {
    setFound(({ suggestions }) => ({ state: "searching", suggestions }));
    try {
      const { source } = await fetchLate();
      const suggestions = await source.suggestions(query);
      if (!isLeft()) setFound({ state: "found", text: query, suggestions });
    } catch {
      if (!isLeft()) setFound({ state: "failed", suggestions: [] });
    }
  });
  useEffect(() => {
    let left = false;
    const timer = setTimeout(() => (query === "" ? setFound(idle) : void wish(query, () => left)), query ? pause : 0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [query]);
  return found;
};
