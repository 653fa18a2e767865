import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import { contentMessages } from "../messages.ts";
import * as styles from "./categories.css.ts";
import { HomeCategoryFragment } from "./category.fragment.ts";
import { CategoryIcon } from "./category-icon.tsx";
import * as page from "./home-page.css.ts";

export interface CategoriesProps {
  shop: Shop;
  categories: readonly FragmentType<typeof HomeCategoryFragment>[];
}

/** All categories as tiles, on a phone the first six and a way to all; nothing where there are none. */
export const Categories = ({ shop, categories }: CategoriesProps) => {
  const t = contentMessages.in(shop);
  const tiles = readFragment(HomeCategoryFragment, categories);
  if (tiles.length === 0) return null;
  return (
    <section className={`${page.section} ${styles.band}`} aria-labelledby="categories">
      <div className={page.inner}>
        <header className={page.sectionHead}>
          <h2 id="categories" className={page.sectionTitle}>
            {t("home.categories.title")}
          </h2>
        </header>
        <ul className={styles.grid}>
          {tiles.map(({ id, title, path, icon, count }) => (
            <li key={id}>
              <a href={shop.link("category", { url: path })} className={styles.tile}>
                <CategoryIcon name={icon} />
                <span className={styles.title}>{title}</span>
                <span className={styles.count}>
                  <span aria-hidden="true">{count}</span>
                  <VisuallyHidden>{t("home.categories.count", { count })}</VisuallyHidden>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {tiles.length > styles.tilesOnPhone && (
          <a href={shop.link("categories")} className={styles.all}>
            {t("shell.pages.categories")}
          </a>
        )}
      </div>
    </section>
  );
};
