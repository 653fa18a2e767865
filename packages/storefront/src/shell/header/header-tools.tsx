import { BasketBadge } from "@giftshop/basket/badge";
import type { ShellTexts } from "@giftshop/content";
import type { ServedRoute, Shop } from "@giftshop/storefront-config";
import { HeartIcon } from "@giftshop/ui-kit/icon";
import { IconLink } from "@giftshop/ui-kit/icon-button";
import { menuLinks } from "../menu-links.ts";
import { AccountTool } from "./account/account-tool.tsx";
import * as styles from "./header.css.ts";
import { MenuToggle } from "./menu-toggle.tsx";
import { StoresButton } from "./stores-button.tsx";

export interface HeaderToolsProps {
  shop: Shop;
  texts: ShellTexts["nav"];
  /** Which page this is. */
  route: ServedRoute;
  /** There is a menu to be opened on a small screen. */
  menu?: boolean;
}

/** Language and country, account, basket, menu. */
export const HeaderTools = ({ shop, texts, route, menu = false }: HeaderToolsProps) => (
  <>
    {shop.storefront.toggles.languageSwitcher && <StoresButton label={texts.stores} roomy={menu} />}
    {menu &&
      menuLinks(shop, ["favourites"]).map(({ href, text }) => (
        <IconLink key={href} className={styles.large} href={href} label={text} icon={<HeartIcon />} />
      ))}
    <AccountTool shop={shop} texts={texts} route={route} />
    <BasketBadge href={shop.link("basket")} label={texts.basket} countLabel={texts.basketCount} />
    {menu && <MenuToggle label={texts.menu} />}
  </>
);
