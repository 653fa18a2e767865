"use client";

import { type ListSource, listMark } from "@giftshop/analytics";
import type { GiftCardFilters } from "@giftshop/storefront-config/shop";
import { Banner } from "@giftshop/ui-kit/banner";
import { ShowMore } from "@giftshop/ui-kit/pagination";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { fill } from "../arrival/fill.ts";
import type { ProductCardTexts } from "../product-card/product-card-texts.ts";
import type { ListScope } from "./list-filters.ts";
import * as styles from "./listing-page.css.ts";
import type { ListingResultsTexts } from "./listing-results-texts.ts";
import { hasMore, type Paging, roomForOneMore } from "./merge-products.ts";
import { useFurtherPages } from "./use-further-pages.ts";

export interface ListingResultsProps {
  /** The cards of the page that the server rendered, each an `li`. */
  children: ReactNode;
  paging: Paging;
  /** Ids of those cards. */
  shownIds: readonly string[];
  /** Address of every page, in order; what the list works with without JavaScript. */
  hrefs: readonly string[];
  /** Those addresses by number, as the server draws them. */
  numbers: ReactNode;
  /** What the list is filtered by. */
  filters: GiftCardFilters;
  /** What it is of, whatever it is filtered by. */
  scope?: ListScope | undefined;
  /** What reports call the list. */
  source: ListSource;
  card: ProductCardTexts;
  texts: ListingResultsTexts;
  /**
   * Media query of the small desktop on which the first page is filled up to 17, so
   * that its rows are full (specification, section 8). Default: it is filled up nowhere.
   */
  filledUpAt?: string;
  /** Heading level of the cards' names. Default 2. */
  level?: 2 | 3;
}

/** The list and its way on. What asks for further pages and shows them is fetched on the first press. */
export const ListingResults = ({
  children,
  paging,
  shownIds,
  hrefs,
  numbers,
  filters,
  scope,
  source,
  card,
  texts,
  filledUpAt,
  level = 2,
}: ListingResultsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const fills = filledUpAt !== undefined && roomForOneMore(paging, shownIds.length);
  const { pages, current, state, showMore } = useFurtherPages(
    { paging, shownIds, filters, scope, card, filledUpAt: fills ? filledUpAt : undefined },
    list,
  );
  const further = pages?.list ?? [];
  const before = (paging.currentPage - 1) * paging.itemsPerPage;
  const shown = before + shownIds.length + further.length;
  const next = hasMore({ ...paging, currentPage: current }) ? hrefs[current] : undefined;

  const press = (event: MouseEvent) => {
    // A link that is opened elsewhere stays a link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void showMore();
  };

  return (
    <>
      <ul ref={list} className={styles.grid} {...listMark(source, before)} data-filled-up={fills || undefined}>
        {children}
        {pages && <pages.parts.Cards list={pages.list} level={level} />}
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
        {hrefs.length > 1 && (
          <details className={styles.pages} data-spare={(next !== undefined && before === 0) || undefined}>
            <summary className={styles.pagesOpener}>{texts.pages}</summary>
            {pages ? <pages.parts.Numbers page={current} hrefs={hrefs} texts={texts} /> : numbers}
          </details>
        )}
      </div>
    </>
  );
};
