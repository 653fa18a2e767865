import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { catalogueMessages } from "../messages.ts";
import { productCardTexts } from "../product-card/product-card-texts.ts";
import { ProductCardView } from "../product-card/product-card-view.tsx";
import { productCards } from "../product-card/product-cards.ts";
import { CategoryFilter } from "./category-filter.tsx";
import { EmptyListing } from "./empty-listing.tsx";
import * as styles from "./listing-page.css.ts";
import { type ListingCategoryFragment, ListingPageFragment } from "./listing-page.fragment.ts";
import { ListingResults } from "./listing-results.tsx";
import { pageCount } from "./merge-products.ts";

/** Cards of the first row of a phone and a desk, whose pictures are fetched at once. */
const eagerCards = 4;

export interface ListingPageProps {
  shop: Shop;
  products: FragmentType<typeof ListingPageFragment>;
  /** Offered as filters; none, and the row is left out. */
  categories: readonly FragmentType<typeof ListingCategoryFragment>[];
  /** Path of the category that the list is filtered by (`cb_api_giftcard_categories`). */
  category?: string | undefined;
}

/** The product listing: 16 a page, most chosen first. Server component; a small leaf shows more on demand. */
export function ListingPage({ shop, products, categories, category }: ListingPageProps) {
  const t = catalogueMessages.in(shop.language);
  const { products: list, paging } = readFragment(ListingPageFragment, products);
  const texts = productCardTexts(shop);
  const query = { cb_api_giftcard_categories: category };
  const hrefs = Array.from({ length: pageCount(paging) }, (_, index) =>
    shop.link("listing", { page: index + 1 }, query),
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>
          {paging.currentPage === 1 ? t("listing.title") : t("listing.titlePage", { page: String(paging.currentPage) })}
        </Heading>
        <Text tone="muted">{t("listing.summary", { count: paging.totalItems })}</Text>
      </div>
      <CategoryFilter shop={shop} categories={categories} category={category} />
      {list.length === 0 ? (
        <EmptyListing shop={shop} />
      ) : (
        <ListingResults
          paging={paging}
          shownIds={list.map(({ id }) => id)}
          hrefs={hrefs}
          category={category}
          card={texts}
          texts={{
            more: t("listing.more"),
            loading: t("listing.loading"),
            failed: t("listing.failed"),
            seen: t("listing.seen", { shown: "{shown}", total: "{total}" }),
            pages: t("listing.pages"),
            page: t("listing.page", { page: "{page}" }),
            previous: t("listing.previous"),
            next: t("listing.next"),
          }}
        >
          {productCards(list, texts).map(({ id, ...card }, index) => (
            <li key={id}>
              <ProductCardView {...card} position={index} eager={index < eagerCards} />
            </li>
          ))}
        </ListingResults>
      )}
    </div>
  );
}
