import type { MenuRoute } from "@giftshop/content";
import type { Toggles } from "@giftshop/storefront-config";
import { editedLinks, menuLinks, supportLink } from "../menu-links.ts";
import { GiftCardMenu } from "./gift-card-menu.tsx";
import { HeaderDropdown } from "./header-dropdown.tsx";
import * as styles from "./header-menu.css.ts";
import type { HeaderProps } from "./header-props.ts";
import { MenuEntry, MenuSheet } from "./menu-sheet.tsx";

/** Pages of the bar between the gift cards and customer support. */
const routesOf = ({ choiceLinkHidden, frenchBuildLinks }: Toggles): MenuRoute[] => [
  "balanceCheck",
  ...(choiceLinkHidden ? [] : (["choiceCard"] as const)),
  ...(frenchBuildLinks ? (["givingMoments"] as const) : []),
];

/** Pages that only the sheet of a small screen has room for, where they are not in the bar. */
const sheetRoutes = ["givingMoments", "blog", "favourites"] as const satisfies readonly MenuRoute[];

/** The ways through the shop. Only what exists is linked. */
export const SiteMenu = ({ shop, texts, store, here }: Pick<HeaderProps, "shop" | "texts" | "store" | "here">) => {
  const { toggles } = shop.storefront;
  const routes = routesOf(toggles);
  const sheetLinks = menuLinks(
    shop,
    sheetRoutes.filter((route) => !routes.includes(route)),
  );
  const { businessMenu } = store.menus;
  return (
    <MenuSheet texts={texts.nav} stores={toggles.languageSwitcher}>
      <li className={styles.item}>
        <GiftCardMenu shop={shop} texts={texts.categories} />
      </li>
      {menuLinks(shop, routes).map((link) => (
        <MenuEntry key={link.href} {...link} here={here} />
      ))}
      {businessMenu.menuItems.length > 0 && (
        <li className={styles.item}>
          <HeaderDropdown text={businessMenu.title} links={editedLinks(businessMenu)} />
        </li>
      )}
      {sheetLinks.map((link) => (
        <MenuEntry key={link.href} {...link} here={here} sheetOnly />
      ))}
      <MenuEntry {...supportLink(shop)} here={here} />
    </MenuSheet>
  );
};
