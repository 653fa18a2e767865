import { pageNames, type ShellTexts } from "@giftshop/content";
import type { Shop } from "@giftshop/storefront-config";
import { ChevronDownIcon, CloseIcon } from "@giftshop/ui-kit/icon";
import { IconButton } from "@giftshop/ui-kit/icon-button";
import { Link } from "@giftshop/ui-kit/link";
import { categoriesLink, categoryLink } from "../menu-links.ts";
import { CategoryMenu } from "./category-menu/category-menu.tsx";
import * as panel from "./gift-card-menu.css.ts";
import * as styles from "./header-menu.css.ts";
import { MenuWords } from "./menu-words.tsx";

/** Stands in an address for what the browser puts there, a slug so that it is not encoded. */
const placeholder = "x";

/** Addresses with `{path}` where the path of a category or product goes. */
const patternsOf = (shop: Shop) => {
  const toPattern = (address: string) => address.replace(/x(?=\/?$)/, "{path}");
  return {
    category: toPattern(categoryLink(shop, placeholder)),
    product: toPattern(shop.link("product", { product: placeholder })),
  };
};

export interface GiftCardMenuProps {
  shop: Shop;
  texts: ShellTexts["categories"];
}

/**
 * "Gift cards" with the panel of categories under it. Without script the panel holds the way to all of them.
 */
export const GiftCardMenu = ({ shop, texts: { inCategory, loading, all, close } }: GiftCardMenuProps) => (
  <details data-menu name="header-menu">
    <summary className={styles.opener}>
      <MenuWords text={pageNames(shop).listing} />
      <ChevronDownIcon className={styles.chevron} />
    </summary>
    <div className={panel.panel}>
      <div className={panel.inner}>
        <CategoryMenu texts={{ inCategory, loading }} links={patternsOf(shop)} />
        <Link className={panel.all} variant="arrow" href={categoriesLink(shop)}>
          {all}
        </Link>
        <IconButton className={panel.close} label={close} icon={<CloseIcon />} data-closes-menu />
      </div>
    </div>
  </details>
);
