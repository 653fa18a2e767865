import { itemMark, listMark } from "@giftshop/analytics";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { Link } from "@giftshop/ui-kit/link";
import type { MenuCategory } from "./ask-categories.ts";
import * as styles from "./category-menu.css.ts";

export interface CategoryItemProps {
  /** Words of the link to all that is in it. */
  allText: string;
  /** Addresses of a category and of a product, with `{path}` where its path goes. */
  links: { category: string; product: string };
  category: MenuCategory;
  /** Its top products stand beside the list. */
  shown: boolean;
  /** A pointer rests on it. */
  onPoint(): void;
  /** Focus has come to it. */
  onReach(): void;
  /** A pointer has come to its products. */
  onEnterPane(): void;
}

const addressOf = (pattern: string, path: string): string => pattern.replace("{path}", encodeURIComponent(path));

/** A category, and its top products while it is the one that is shown. */
export const CategoryItem = ({ category, shown, onPoint, onReach, onEnterPane, allText, links }: CategoryItemProps) => {
  const { title, path, topList } = category;
  const address = addressOf(links.category, path);
  return (
    <li className={styles.item}>
      <a
        className={styles.category}
        href={address}
        data-category
        data-shown={shown || undefined}
        onPointerEnter={onPoint}
        onFocus={onReach}
      >
        {title}
      </a>
      {shown && (
        <div className={styles.pane} data-pane onPointerEnter={onEnterPane}>
          <ul className={styles.products} aria-label={title} {...listMark("header_menu")}>
            {topList.map((product) => (
              <li key={product.id} {...itemMark({ path: product.path, name: product.title })}>
                <a className={styles.product} href={addressOf(links.product, product.path)}>
                  <GiftCard face={{ src: product.image.url, alt: "" }} backgroundColor={product.backgroundColor} />
                  <span className={styles.productTitle}>{product.title}</span>
                </a>
              </li>
            ))}
          </ul>
          <Link variant="arrow" href={address}>
            {allText}
          </Link>
        </div>
      )}
    </li>
  );
};
