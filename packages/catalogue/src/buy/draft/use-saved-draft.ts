import { type RefObject, useEffect, useRef } from "react";
import type { Offer } from "../offer.ts";
import type { Draft } from "./draft.ts";
import { draftKey } from "./draft-key.ts";

/** How long after the last change a draft is kept, milliseconds. */
const pause = 300;

export interface SavedDraftOptions {
  first: Draft;
  offers: readonly Offer[];
  draft: Draft;
  /** What was last put together, drawn or not. */
  latest: RefObject<Draft>;
  /** Whether it is in the basket, so that nothing is half filled. */
  added: boolean;
  put(draft: Draft): void;
}

/**
 * Keeps a half-filled form over a reload, in its tab. What keeps it
 * is fetched with the first change, or where something was kept.
 */
export const useSavedDraft = ({ first, offers, draft, latest, added, put }: SavedDraftOptions): void => {
  useEffect(() => {
    const proposed = location.hash.startsWith("#message=");
    let any = proposed;
    try {
      any ||= sessionStorage.getItem(draftKey()) !== null;
    } catch {
      // A browser that keeps nothing.
    }
    if (!any) return;
    void import("./saved-draft.ts")
      .then(({ proposedWords, readDraft }) => {
        const kept = readDraft(first, offers);
        const message = proposedWords();
        // Or they would come again over what was changed of them.
        if (proposed) history.replaceState(history.state, "", location.pathname + location.search);
        // Whoever was quicker than this has begun anew.
        if ((kept || message) && latest.current === first) put({ ...(kept ?? first), ...(message && { message }) });
      })
      .catch(() => {});
  }, []);

  /** What is in the basket is not half filled. */
  const done = useRef<Draft>(undefined);
  useEffect(() => {
    if (!added) return;
    done.current = draft;
    try {
      // At once: the next page may be on its way.
      sessionStorage.removeItem(draftKey());
    } catch {
      // A browser that keeps nothing.
    }
  }, [draft, added]);

  useEffect(() => {
    if (draft === first || added || draft === done.current) return;
    const keep = () => void import("./saved-draft.ts").then(({ keepDraft }) => keepDraft(draft)).catch(() => {});
    const timer = setTimeout(keep, pause);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [draft, first, added]);
};
