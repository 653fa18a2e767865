import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ListedCard } from "../product-card/product-cards.ts";
import type { PagedList, parts } from "./further-pages.tsx";
import { mergeProducts } from "./merge-products.ts";

export interface FurtherPagesOptions extends PagedList {
  shownIds: readonly string[];
  /** Media query of where one more stands on the page; absent where none does. */
  filledUpAt: string | undefined;
}

interface FurtherPages {
  list: readonly ListedCard[];
  /** What shows them; it comes with the first of them. */
  parts: typeof parts;
  current: number;
}

/**
 * Merges one further page per call into what is shown, and focuses its first card, so that a keyboard reads
 * on. A small desktop fills the first page to 17 (specification, section 8).
 */
export const useFurtherPages = (options: FurtherPagesOptions, list: RefObject<HTMLUListElement | null>) => {
  const [pages, setPages] = useState<FurtherPages>();
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const current = pages?.current ?? options.paging.currentPage;
  const first = useRef(options);

  useEffect(() => {
    const { paging, shownIds, filledUpAt } = first.current;
    if (filledUpAt === undefined || !matchMedia(filledUpAt).matches) return;
    let left = false;
    import("./further-pages.tsx")
      .then(async ({ parts, loadPage }) => {
        const further = await loadPage(1, first.current, paging.itemsPerPage + 1);
        if (left) return;
        setPages((known) => ({
          list: mergeProducts(mergeProducts([], further, shownIds), known?.list ?? []),
          parts,
          current: known?.current ?? paging.currentPage,
        }));
      })
      // The list is whole without it: the next page begins with what would have stood here.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);

  const showMore = async (): Promise<void> => {
    if (state === "loading") return;
    setState("loading");
    try {
      const { parts, loadPage } = await import("./further-pages.tsx");
      const further = await loadPage(current + 1, options);
      const shown = list.current?.childElementCount ?? 0;
      // On the page before focus goes there.
      flushSync(() => {
        setPages((known) => ({
          list: mergeProducts(known?.list ?? [], further, options.shownIds),
          parts,
          current: current + 1,
        }));
        setState("idle");
      });
      list.current?.children[shown]?.querySelector("a")?.focus({ preventScroll: true });
    } catch {
      setState("failed");
    }
  };

  return { pages, current, state, showMore };
};
