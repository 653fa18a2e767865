"use client";

import { Banner } from "@giftshop/ui-kit/banner";
import { Pagination, ShowMore } from "@giftshop/ui-kit/pagination";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { fill } from "../arrival/fill.ts";
import type { ProductCardTexts } from "../product-card/product-card-texts.ts";
import * as styles from "./listing-page.css.ts";
import { hasMore, type Paging } from "./merge-products.ts";
import { useFurtherPages } from "./use-further-pages.ts";

export interface ListingResultsProps {
  /** The cards of the page that the server rendered, each an `li`. */
  children: ReactNode;
  paging: Paging;
  /** Ids of those cards. */
  shownIds: readonly string[];
  /** Address of every page, in order; what the list works with without JavaScript. */
  hrefs: readonly string[];
  category: string | undefined;
  card: ProductCardTexts;
  /** Texts with `{shown}`, `{total}` and `{page}` left in. */
  texts: {
    more: string;
    loading: string;
    failed: string;
    seen: string;
    pages: string;
    page: string;
    previous: string;
    next: string;
  };
}

/** The list and its way on. What asks for further pages and shows them is fetched on the first press. */
export function ListingResults({ children, paging, shownIds, hrefs, category, card, texts }: ListingResultsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { pages, current, state, showMore } = useFurtherPages({ paging, shownIds, category, card }, list);
  const further = pages?.list ?? [];
  const before = (paging.currentPage - 1) * paging.itemsPerPage;
  const shown = before + shownIds.length + further.length;
  const next = hasMore({ ...paging, currentPage: current }) ? hrefs[current] : undefined;

  function press(event: MouseEvent) {
    // A link that is opened elsewhere stays a link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void showMore();
  }

  return (
    <>
      <ul ref={list} className={styles.grid}>
        {children}
        {pages && <pages.Cards list={pages.list} from={shownIds.length} />}
      </ul>
      <div className={styles.wayOn}>
        {state === "failed" && <Banner tone="danger">{texts.failed}</Banner>}
        {next && (
          <ShowMore
            href={next}
            onClick={press}
            data-hydrates=""
            aria-busy={state === "loading" || undefined}
            label={state === "loading" ? texts.loading : texts.more}
            progressLabel={<span role="status">{fill(texts.seen, { shown, total: paging.totalItems })}</span>}
            progress={shown / paging.totalItems}
          />
        )}
        <Pagination
          label={texts.pages}
          page={current}
          pageCount={hrefs.length}
          hrefOf={(page) => hrefs[page - 1] ?? ""}
          previousLabel={texts.previous}
          nextLabel={texts.next}
          pageLabel={(page) => fill(texts.page, { page })}
        />
      </div>
    </>
  );
}
