import { shownMark } from "@giftshop/analytics";
import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { Pagination } from "@giftshop/ui-kit/pagination";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { SearchBox } from "../box/search-box.tsx";
import { searchMessages } from "../messages.ts";
import { searchEvent } from "../search-event.ts";
import { NothingFound } from "./nothing-found.tsx";
import { ProductResults } from "./product-results.tsx";
import { ResultLinks } from "./result-links.tsx";
import { SearchResultsFragment, type SearchSuggestionsFragment } from "./search-results.fragment.ts";
import { searchResultsMetadata } from "./search-results-metadata.ts";
import * as styles from "./search-results-page.css.ts";

/** Results of each group (specification, section 9). */
const itemsPerPage = 16;

export interface SearchResultsPageProps {
  shop: Shop;
  /** What was searched for. */
  text: string;
  results: FragmentType<typeof SearchResultsFragment>;
  /** Counts from 1. */
  page: number;
  /** Pages of the longest group. */
  pageCount: number;
  /** Offered where nothing is found. */
  suggestions: FragmentType<typeof SearchSuggestionsFragment> | undefined;
}

/** The results page of `?s=`: every group, 16 of each a page. Server component; works without script. */
export const SearchResultsPage = ({ shop, text, results, page, pageCount, suggestions }: SearchResultsPageProps) => {
  const t = searchMessages.in(shop);
  const { totalItems, body } = readFragment(SearchResultsFragment, results);
  const groupOf = (type: (typeof body)[number]["groupType"]) => body.find(({ groupType }) => groupType === type);
  const [products, categories] = [groupOf("PRODUCTS"), groupOf("CATEGORIES")];
  return (
    <div className={styles.page} {...(page === 1 && shownMark(searchEvent(text, totalItems)))}>
      {/* Headers leave out a box right above this one, and a page is drawn once this is known. */}
      <span id="search-hero" hidden />
      <div className={styles.head}>
        <Heading level={1} className={styles.title}>
          {totalItems === 0 ? t("page.noneTitle", { text }) : searchResultsMetadata(shop, { text, page }).title}
        </Heading>
        {totalItems > 0 && <Text tone="muted">{t("count", { count: totalItems })}</Text>}
        <SearchBox shop={shop} text={text} label={t("page.again")} className={styles.box} />
      </div>
      {totalItems === 0 && <NothingFound shop={shop} suggestions={suggestions} />}
      {categories && <ResultLinks title={t("groups.categories")} items={categories.items} look="chips" />}
      {products && (
        <ProductResults
          shop={shop}
          title={t("groups.products")}
          before={(page - 1) * itemsPerPage}
          products={products.items.map(({ product }) => product)}
        />
      )}
      {groupOf("PAGES") && <ResultLinks title={t("groups.pages")} items={groupOf("PAGES")?.items ?? []} />}
      {groupOf("POSTS") && <ResultLinks title={t("groups.posts")} items={groupOf("POSTS")?.items ?? []} />}
      {totalItems > 0 && (
        <div className={styles.end}>
          <Pagination
            label={t("page.pages")}
            page={page}
            pageCount={pageCount}
            hrefOf={(number) => shop.link("listing", { page: number }, { s: text })}
            previousLabel={t("page.previous")}
            nextLabel={t("page.next")}
            pageLabel={(number) => t("page.page", { page: String(number) })}
          />
          <Text size="small" tone="muted">
            {t("ranking")}
          </Text>
        </div>
      )}
    </div>
  );
};
