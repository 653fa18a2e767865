import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { GiftCardFilters, Shop } from "@giftshop/storefront-config";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { catalogueMessages } from "../messages.ts";
import { SpentIn } from "../product-card/spent-in.tsx";
import * as styles from "./listing-page.css.ts";
import { ListingPageFragment } from "./listing-page.fragment.ts";
import { ProductList } from "./product-list.tsx";

export interface ListingPageProps {
  shop: Shop;
  products: FragmentType<typeof ListingPageFragment>;
  /** What the list is filtered by, as its address says. */
  filters?: GiftCardFilters;
}

/** The product listing: 16 a page, most chosen first or as its address says. Server component. */
export const ListingPage = ({ shop, products, filters = {} }: ListingPageProps) => {
  const t = catalogueMessages.in(shop);
  const { paging } = readFragment(ListingPageFragment, products);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>
          {paging.currentPage === 1 ? t("listing.title") : t("listing.titlePage", { page: String(paging.currentPage) })}
        </Heading>
        <Text tone="muted">{t(filters.sort ? "listing.count" : "listing.summary", { count: paging.totalItems })}</Text>
        <SpentIn shop={shop} onSite />
      </div>
      <ProductList
        shop={shop}
        products={products}
        filters={filters}
        linkTo={(page, next) => shop.link("listing", { page }, next)}
      />
    </div>
  );
};
