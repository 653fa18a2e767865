import type { GiftCardFilters, Shop } from "@giftshop/storefront-config";
import { ChevronDownIcon } from "@giftshop/ui-kit/icon";
import { withTerms } from "./change-filters.ts";
import { sortWords } from "./filter-words.ts";
import * as styles from "./sort-menu.css.ts";

export interface SortMenuProps {
  shop: Shop;
  /** What the list is filtered and ordered by. */
  chosen: GiftCardFilters;
  /** Address of the list's first page as it is filtered. */
  linkTo(filters: GiftCardFilters): string;
}

/** How the list is ordered: links that a press unfolds at the end of the row, as in menus of the header. */
export const SortMenu = ({ shop, chosen, linkTo }: SortMenuProps) => {
  const { name, legend, choices, none = "" } = sortWords(shop);
  const [term] = chosen[name] ?? [];
  const orders = [{ term: undefined, label: none }, ...choices];
  return (
    <details className={styles.menu} data-menu>
      <summary className={styles.opener}>
        <span className={styles.legend}>{legend}</span> {orders.find((order) => order.term === term)?.label}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.label}>
            <a
              className={styles.order}
              href={linkTo(withTerms(chosen, name, order.term ? [order.term] : []))}
              aria-current={order.term === term || undefined}
              rel={order.term && "nofollow"}
            >
              {order.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};
