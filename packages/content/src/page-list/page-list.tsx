import type { Shop } from "@giftshop/storefront-config";
import { Pagination } from "@giftshop/ui-kit/pagination";
import { contentMessages } from "../messages.ts";
import { PageCards, type PageCardsProps } from "./page-cards.tsx";
import * as styles from "./page-list.css.ts";

export interface PageListProps extends Pick<PageCardsProps, "pages" | "hrefOf"> {
  shop: Shop;
  /** Which page of the list this is, counted from 1. */
  page: number;
  pageCount: number;
  /** Address of a page of the list. */
  pageHref: (page: number) => string;
}

/** One page of a list of written pages, and the way to the others. Server component. */
export const PageList = ({ shop, pages, hrefOf, page, pageCount, pageHref }: PageListProps) => {
  const t = contentMessages.in(shop);
  return (
    <div className={styles.list}>
      <PageCards pages={pages} hrefOf={hrefOf} level={2} priority />
      <Pagination
        className={styles.wayOn}
        label={t("page.pages")}
        page={page}
        pageCount={pageCount}
        hrefOf={pageHref}
        previousLabel={t("page.previous")}
        nextLabel={t("page.next")}
        pageLabel={(number) => t("page.page", { page: String(number) })}
      />
    </div>
  );
};
