import { media } from "@giftshop/ui-kit/media";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ListedCard } from "../product-card/product-cards.ts";
import type { FurtherCards, PagedList } from "./further-pages.tsx";
import { mergeProducts } from "./merge-products.ts";

export interface FurtherPagesOptions extends PagedList {
  shownIds: readonly string[];
  /** One more stands on the page on a small desktop. */
  filledUp: boolean;
}

interface FurtherPages {
  list: readonly ListedCard[];
  /** What shows them; it comes with the first of them. */
  Cards: typeof FurtherCards;
  current: number;
}

const isSmallDesktop = (): boolean => matchMedia(media.desktop).matches && !matchMedia(media.large).matches;

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
    const { paging, shownIds, filledUp } = first.current;
    if (!filledUp || !isSmallDesktop()) return;
    let left = false;
    import("./further-pages.tsx")
      .then(async ({ FurtherCards: Cards, loadPage }) => {
        const further = await loadPage(1, first.current, paging.itemsPerPage + 1);
        if (left) return;
        setPages((known) => ({
          list: mergeProducts(mergeProducts([], further, shownIds), known?.list ?? []),
          Cards,
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
      const { FurtherCards: Cards, loadPage } = await import("./further-pages.tsx");
      const further = await loadPage(current + 1, options);
      const shown = list.current?.childElementCount ?? 0;
      // On the page before focus goes there.
      flushSync(() => {
        setPages((known) => ({
          list: mergeProducts(known?.list ?? [], further, options.shownIds),
          Cards,
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
