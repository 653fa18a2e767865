import { listMark } from "@giftshop/analytics";
import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { Breadcrumb } from "@giftshop/ui-kit/breadcrumb";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import type { ListScope } from "../listing-page/list-filters.ts";
import { ListNumbers } from "../listing-page/list-numbers.tsx";
import * as listing from "../listing-page/listing-page.css.ts";
import { ListingResults } from "../listing-page/listing-results.tsx";
import { listingResultsTexts } from "../listing-page/listing-results-texts.ts";
import { pageCount } from "../listing-page/merge-products.ts";
import { catalogueMessages } from "../messages.ts";
import { ProductCardFragment } from "../product-card/product-card.fragment.ts";
import { productCardTexts } from "../product-card/product-card-texts.ts";
import { ProductCardView } from "../product-card/product-card-view.tsx";
import { productCards } from "../product-card/product-cards.ts";
import { SpentIn } from "../product-card/spent-in.tsx";
import { row } from "../product-page/similar.css.ts";
import { CategoryFacts } from "./category-facts.tsx";
import * as styles from "./category-page.css.ts";
import { CategoryPageFragment, CategoryProductsFragment } from "./category-page.fragment.ts";
import { categoryTrail } from "./category-trail.ts";

/** Products from which on the recommended ones stand apart: of fewer, all are in sight at once. */
const enoughForTop = 9;

export interface CategoryPageProps {
  shop: Shop;
  category: FragmentType<typeof CategoryPageFragment>;
  products: FragmentType<typeof CategoryProductsFragment>;
  /** What further products are asked for as. Default: those of the category's name. */
  scope?: ListScope | undefined;
  /** What is written about the category; stands below its products. */
  children?: ReactNode;
}

/**
 * A category: the gift cards that the shop recommends, then all others, 24 a page with them, as
 * most categories have no more. Server component; a small leaf shows more on demand.
 */
export const CategoryPage = ({ shop, category, products, scope, children }: CategoryPageProps) => {
  const t = catalogueMessages.in(shop);
  const { title, path, count, topList } = readFragment(CategoryPageFragment, category);
  const { products: list, paging, filterGroups } = readFragment(CategoryProductsFragment, products);
  const { currentPage, totalItems } = paging;
  const texts = productCardTexts(shop);
  const words = listingResultsTexts(shop);
  const apart = currentPage === 1 && totalItems >= enoughForTop ? topList : [];
  // Donations are spent nowhere.
  const isSpent = readFragment(ProductCardFragment, topList).some(({ productType }) => productType === "GIFTCARD");
  const topIds = new Set(apart.map(({ id }) => id));
  const others = list.filter(({ id }) => !topIds.has(id));
  const hrefs = Array.from({ length: pageCount(paging) }, (_, index) =>
    shop.link("category", { url: path, page: index + 1 }),
  );
  return (
    <div className={listing.page}>
      <Breadcrumb label={t("product.trail")} crumbs={categoryTrail(shop, title)} />
      <div className={listing.head}>
        <Heading level={1}>
          {currentPage === 1 ? title : t("category.titlePage", { title, page: String(currentPage) })}
        </Heading>
        <Text tone="muted">{t("listing.summary", { count })}</Text>
        {isSpent && <SpentIn shop={shop} onSite />}
      </div>
      {apart.length > 0 && (
        <section className={styles.section} aria-labelledby="top">
          <Heading level={2} id="top">
            {t("category.top")}
          </Heading>
          <ul className={row} {...listMark("category_overview")}>
            {productCards(apart, texts).map(({ id, marks, ...card }) => (
              <li key={id} {...marks}>
                <ProductCardView {...card} level={3} eager />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.rest} {...(apart.length > 0 ? { "aria-labelledby": "all" } : {})}>
        {apart.length > 0 && (
          <Heading level={2} id="all">
            {t("category.rest")}
          </Heading>
        )}
        <ListingResults
          paging={paging}
          shownIds={[...topIds, ...others.map(({ id }) => id)]}
          hrefs={hrefs}
          numbers={<ListNumbers page={currentPage} hrefs={hrefs} texts={words} />}
          filters={{ cb_api_giftcard_categories: [path] }}
          scope={scope}
          source="category_overview"
          card={texts}
          texts={words}
          level={apart.length > 0 ? 3 : 2}
        >
          {productCards(others, texts).map(({ id, marks, ...card }, index) => (
            <li key={id} {...marks}>
              <ProductCardView {...card} level={apart.length > 0 ? 3 : 2} eager={index < 4 && apart.length === 0} />
            </li>
          ))}
        </ListingResults>
      </section>
      <CategoryFacts shop={shop} groups={filterGroups} />
      {children}
    </div>
  );
};
