import { type RefObject, useEffect } from "react";
import type { Draft } from "./draft.ts";
import type { Offer } from "./offer.ts";

/** How long after the last change a draft is kept, milliseconds. */
const pause = 300;

export interface KeptDraftOptions {
  first: Draft;
  offers: readonly Offer[];
  draft: Draft;
  /** What was last put together, drawn or not. */
  latest: RefObject<Draft>;
  /** It is in the basket: nothing is half filled. */
  added: boolean;
  put(draft: Draft): void;
}

/** Keeps a half-filled form over a reload, in its tab. What keeps it is fetched with the first change, or where something was kept. */
export function useKeptDraft({ first, offers, draft, latest, added, put }: KeptDraftOptions): void {
  useEffect(() => {
    let any = false;
    try {
      any = sessionStorage.length > 0;
    } catch {
      // A browser that keeps nothing.
    }
    if (!any) return;
    void import("./kept-draft.ts")
      .then(({ readDraft }) => {
        const kept = readDraft(first, offers);
        // Whoever was quicker than this has begun anew.
        if (kept && latest.current === first) put(kept);
      })
      .catch(() => {});
  }, []);

  useEffect(() => {
    if (draft === first && !added) return;
    const keep = () =>
      void import("./kept-draft.ts").then(({ keepDraft }) => keepDraft(added ? undefined : draft)).catch(() => {});
    const timer = setTimeout(keep, pause);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [draft, first, added]);
}
