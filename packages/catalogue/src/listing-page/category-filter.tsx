import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { ChipLink } from "@giftshop/ui-kit/chip";
import { catalogueMessages } from "../messages.ts";
import * as styles from "./category-filter.css.ts";
import { ListingCategoryFragment } from "./listing-page.fragment.ts";

export interface CategoryFilterProps {
  shop: Shop;
  categories: readonly FragmentType<typeof ListingCategoryFragment>[];
  /** Path of the chosen one. */
  category: string | undefined;
}

/** Categories as links that narrow the listing down; one line on a phone, moved sideways. */
export function CategoryFilter({ shop, categories, category }: CategoryFilterProps) {
  const t = catalogueMessages.in(shop.language);
  const options = readFragment(ListingCategoryFragment, categories);
  if (options.length === 0) return null;
  return (
    <nav aria-label={t("listing.categories")} className={styles.scroller}>
      <ul className={styles.row}>
        <li>
          <ChipLink href={shop.link("listing")} current={category === undefined}>
            {t("listing.all")}
          </ChipLink>
        </li>
        {options.map(({ id, title, path, count }) => (
          <li key={id}>
            <ChipLink href={shop.link("listing", {}, { cb_api_giftcard_categories: path })} current={path === category}>
              {title} <span className={styles.count}>{count}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
