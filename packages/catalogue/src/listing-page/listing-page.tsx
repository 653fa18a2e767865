import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { GiftCardFilters, Shop } from "@giftshop/storefront-config";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { catalogueMessages } from "../messages.ts";
import { productCardTexts } from "../product-card/product-card-texts.ts";
import { ProductCardView } from "../product-card/product-card-view.tsx";
import { productCards } from "../product-card/product-cards.ts";
import { EmptyListing } from "./empty-listing.tsx";
import { filterWords } from "./filters/filter-words.ts";
import { ListingFilters } from "./filters/listing-filters.tsx";
import * as styles from "./listing-page.css.ts";
import { ListingPageFragment } from "./listing-page.fragment.ts";
import { ListingResults } from "./listing-results.tsx";
import { listingResultsTexts } from "./listing-results-texts.ts";
import { pageCount } from "./merge-products.ts";

/** Cards of the first row of a phone and a desk, whose pictures are fetched at once. */
const eagerCards = 4;

export interface ListingPageProps {
  shop: Shop;
  products: FragmentType<typeof ListingPageFragment>;
  /** What the list is filtered by, as its address says. */
  filters?: GiftCardFilters;
}

/** The product listing: 16 a page, in the editors' order. Server component; small leaves filter and show more on demand. */
export function ListingPage({ shop, products, filters = {} }: ListingPageProps) {
  const t = catalogueMessages.in(shop);
  const { products: list, paging, topProducts, filterGroups } = readFragment(ListingPageFragment, products);
  const texts = productCardTexts(shop);
  const top = new Set(topProducts.map(({ id }) => id));
  const hrefs = Array.from({ length: pageCount(paging) }, (_, index) =>
    shop.link("listing", { page: index + 1 }, filters),
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>
          {paging.currentPage === 1 ? t("listing.title") : t("listing.titlePage", { page: String(paging.currentPage) })}
        </Heading>
        <Text tone="muted">{t("listing.summary", { count: paging.totalItems })}</Text>
      </div>
      <ListingFilters shop={shop} groups={filterWords(shop, filterGroups)} chosen={filters} total={paging.totalItems} />
      {list.length === 0 ? (
        <EmptyListing shop={shop} />
      ) : (
        <ListingResults
          paging={paging}
          shownIds={list.map(({ id }) => id)}
          hrefs={hrefs}
          filters={filters}
          card={texts}
          texts={listingResultsTexts(shop)}
          filledUp
        >
          {productCards(list, texts).map(({ id, ...card }, index) => (
            <li key={id} data-top={top.has(id) || undefined}>
              <ProductCardView
                {...card}
                position={index}
                eager={index < eagerCards}
                top={top.has(id) ? t("listing.top") : undefined}
              />
            </li>
          ))}
        </ListingResults>
      )}
    </div>
  );
}
