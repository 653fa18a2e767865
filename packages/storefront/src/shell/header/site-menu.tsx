import { type MenuRoute, pageNames } from "@giftshop/content";
import type { Toggles } from "@giftshop/storefront-config";
import { businessRoutes, menuLinks, supportLink } from "../menu-links.ts";
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

/** The ways through the shop. Only what exists is linked. */
export function SiteMenu({ shop, texts, here }: Pick<HeaderProps, "shop" | "texts" | "here">) {
  const { toggles } = shop.storefront;
  return (
    <MenuSheet texts={texts.nav} stores={toggles.languageSwitcher}>
      <li className={styles.item}>
        <GiftCardMenu shop={shop} texts={texts.categories} />
      </li>
      {menuLinks(shop, routesOf(toggles)).map((link) => (
        <MenuEntry key={link.href} {...link} here={here} />
      ))}
      <li className={styles.item}>
        <HeaderDropdown text={pageNames(shop).business} links={menuLinks(shop, businessRoutes)} />
      </li>
      <MenuEntry {...supportLink(shop)} here={here} />
    </MenuSheet>
  );
}
