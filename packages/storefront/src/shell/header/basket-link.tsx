import { BasketBadge } from "@giftshop/basket/badge";
import type { ShellTexts } from "@giftshop/content";
import type { Shop } from "@giftshop/storefront-config";
import { ShellIcon } from "../icon.tsx";
import * as styles from "./header.css.ts";

/** The way to the basket, with the number of what is in it once the visitor's own call has told. */
export function BasketLink({ shop, texts }: { shop: Shop; texts: ShellTexts["nav"] }) {
  return (
    <a className={styles.basket} href={shop.link("basket")} aria-label={texts.basket}>
      <ShellIcon name="basket" />
      <BasketBadge label={texts.basketCount} />
    </a>
  );
}
