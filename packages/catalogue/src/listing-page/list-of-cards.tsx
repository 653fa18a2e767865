import type { ListSource } from "@giftshop/analytics";
import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { GiftCardFilters, Shop } from "@giftshop/storefront-config";
import { media } from "@giftshop/ui-kit/media";
import type { ComponentType } from "react";
import { catalogueMessages } from "../messages.ts";
import { productCardTexts } from "../product-card/product-card-texts.ts";
import type { ProductCardViewProps } from "../product-card/product-card-view.tsx";
import { productCards } from "../product-card/product-cards.ts";
import { EmptyListing } from "./empty-listing.tsx";
import { filterWords } from "./filters/filter-words.ts";
import { ListingFilters } from "./filters/listing-filters.tsx";
import type { ListScope } from "./list-filters.ts";
import { ListNumbers } from "./list-numbers.tsx";
import * as styles from "./listing-page.css.ts";
import { ListingPageFragment } from "./listing-page.fragment.ts";
import { ListingResults } from "./listing-results.tsx";
import { listingResultsTexts } from "./listing-results-texts.ts";
import { pageCount } from "./merge-products.ts";

/** Cards of the first row of a phone and a desktop, whose pictures are fetched at once. */
const eagerCards = 4;

export interface ListOfCardsProps {
  shop: Shop;
  /** Draws a card; one that knows no hearts brings no script for them. */
  Card: ComponentType<ProductCardViewProps>;
  /** A card can be kept for later. */
  hearts: boolean;
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
export const ListOfCards = ({
  shop,
  Card,
  hearts,
  products,
  filters,
  scope,
  source = "products_overview",
  linkTo,
  cardHref,
}: ListOfCardsProps) => {
  const t = catalogueMessages.in(shop);
  const { products: list, paging, topProducts, filterGroups } = readFragment(ListingPageFragment, products);
  const own = productCardTexts(shop);
  const texts = { ...own, href: cardHref ?? own.href, heart: hearts ? own.heart : undefined };
  const words = listingResultsTexts(shop);
  const hrefs = Array.from({ length: pageCount(paging) }, (_, index) => linkTo(index + 1, filters));
  const top = new Set(topProducts.map(({ id }) => id));
  return (
    <div className={styles.list}>
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
          hrefs={hrefs}
          numbers={<ListNumbers page={paging.currentPage} hrefs={hrefs} texts={words} />}
          filters={filters}
          scope={scope}
          source={source}
          card={texts}
          texts={words}
          filledUpAt={media.smallDesktop}
        >
          {productCards(list, texts).map(({ id, marks, ...card }, index) => (
            <li key={id} {...marks} data-top={top.has(id) || undefined}>
              <Card {...card} eager={index < eagerCards} top={top.has(id) ? t("listing.top") : undefined} />
            </li>
          ))}
        </ListingResults>
      )}
    </div>
  );
};
