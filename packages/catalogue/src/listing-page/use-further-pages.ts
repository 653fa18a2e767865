import { type RefObject, useState } from "react";
import type { ProductCardTexts } from "../product-card/product-card-texts.ts";
import type { ListedCard } from "../product-card/product-cards.ts";
import type { FurtherCards } from "./further-pages.tsx";
import { mergeProducts, type Paging } from "./merge-products.ts";

export interface FurtherPagesOptions {
  paging: Paging;
  shownIds: readonly string[];
  category: string | undefined;
  card: ProductCardTexts;
}

interface FurtherPages {
  list: readonly ListedCard[];
  /** What shows them; it comes with the first of them. */
  Cards: typeof FurtherCards;
  current: number;
}

/**
 * Fetches one further page per call and merges it into what is shown. Focus goes to the first new card, so that somebody at a
 * keyboard reads on where the list goes on.
 */
export function useFurtherPages(options: FurtherPagesOptions, list: RefObject<HTMLUListElement | null>) {
  const [pages, setPages] = useState<FurtherPages>();
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const current = pages?.current ?? options.paging.currentPage;

  async function showMore(): Promise<void> {
    if (state === "loading") return;
    setState("loading");
    try {
      const { FurtherCards: Cards, loadPage } = await import("./further-pages.tsx");
      const further = await loadPage(current + 1, options);
      const shown = list.current?.childElementCount ?? 0;
      setPages({ list: mergeProducts(pages?.list ?? [], further, options.shownIds), Cards, current: current + 1 });
      setState("idle");
      requestAnimationFrame(() => list.current?.children[shown]?.querySelector("a")?.focus({ preventScroll: true }));
    } catch {
      setState("failed");
    }
  }

  return { pages, current, state, showMore };
}
