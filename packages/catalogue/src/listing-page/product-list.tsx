import type { ListSource } from "@giftshop/analytics";
import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { GiftCardFilters, Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";
import { productCardTexts } from "../product-card/product-card-texts.ts";
import { ProductCardView } from "../product-card/product-card-view.tsx";
import { productCards } from "../product-card/product-cards.ts";
import { EmptyListing } from "./empty-listing.tsx";
import { filterWords } from "./filters/filter-words.ts";
import { ListingFilters } from "./filters/listing-filters.tsx";
import type { ListScope } from "./list-filters.ts";
import { ListingPageFragment } from "./listing-page.fragment.ts";
import { ListingResults } from "./listing-results.tsx";
import { listingResultsTexts } from "./listing-results-texts.ts";
import { pageCount } from "./merge-products.ts";

/** Cards of the first row of a phone and a desktop, whose pictures are fetched at once. */
const eagerCards = 4;

export interface ProductListProps {
  shop: Shop;
  products: FragmentType<typeof ListingPageFragment>;
  /** What the list is filtered by, as its address says. */
  filters: GiftCardFilters;
  /** What it is of, whatever it is filtered by. Default: all that the shop sells. */
  scope?: ListScope;
  /** Address of one of its pages, counted from 1. */
  linkTo(page: number, filters: GiftCardFilters): string;
  /** What reports call the list. Default: all that the shop sells. */
  source?: ListSource;
  /** Address that a card leads to, with `{product}` for the product's path. Default: the product's page. */
  cardHref?: string;
}

/**
 * Gift cards, 16 a page, with what they can be narrowed by.
 * Server component; small leaves filter and show more on demand.
 */
export const ProductList = ({
  shop,
  products,
  filters,
  scope,
  source = "products_overview",
  linkTo,
  cardHref,
}: ProductListProps) => {
  const t = catalogueMessages.in(shop);
  const { products: list, paging, topProducts, filterGroups } = readFragment(ListingPageFragment, products);
  const own = productCardTexts(shop);
  // What a card is exchanged for is chosen now, and kept for no later day.
  const texts = { ...own, href: cardHref ?? own.href, heart: scope?.filterByRedeem ? undefined : own.heart };
  const top = new Set(topProducts.map(({ id }) => id));
  return (
    <>
      <ListingFilters
        shop={shop}
        groups={filterWords(shop, filterGroups)}
        chosen={filters}
        total={paging.totalItems}
        scope={scope}
        linkTo={(next) => linkTo(1, next)}
      />
      {list.length === 0 ? (
        <EmptyListing shop={shop} href={linkTo(1, {})} />
      ) : (
        <ListingResults
          paging={paging}
          shownIds={list.map(({ id }) => id)}
          hrefs={Array.from({ length: pageCount(paging) }, (_, index) => linkTo(index + 1, filters))}
          filters={filters}
          scope={scope}
          source={source}
          card={texts}
          texts={listingResultsTexts(shop)}
          filledUp
        >
          {productCards(list, texts).map(({ id, marks, ...card }, index) => (
            <li key={id} {...marks} data-top={top.has(id) || undefined}>
              <ProductCardView {...card} eager={index < eagerCards} top={top.has(id) ? t("listing.top") : undefined} />
            </li>
          ))}
        </ListingResults>
      )}
    </>
  );
};
