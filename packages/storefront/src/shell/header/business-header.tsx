import { shortNames } from "@giftshop/content";
import { editedLinks, menuLinks, supportLink } from "../menu-links.ts";
import { foldsOf } from "./bar/bar-room.ts";
import { HeaderBar } from "./bar/header-bar.tsx";
import { MoreEntry } from "./header-dropdown.tsx";
import type { HeaderProps } from "./header-props.ts";
import { HeaderTools } from "./header-tools.tsx";
import { MenuEntry, MenuSheet } from "./menu-sheet.tsx";

/** How many of the pages for businesses stand before the way to the shop. */
const leading = 3;

/** Header of the business page with header 2: the pages for businesses, each in sight. */
export const BusinessHeader = ({ shop, branding, texts, store, here, route }: HeaderProps) => {
  const { toggles, group } = shop.storefront;
  const own = editedLinks(store.menus.businessMenu);
  const others = menuLinks(shop, ["listing"]).filter(({ href }) => !own.some((link) => link.href === href));
  const support = { ...supportLink(shop), short: shortNames(shop).contact };
  const links = [...own.slice(0, leading), ...others, ...own.slice(leading), support];
  const words = links.map((link) => ({ text: link === support ? support.short : link.text }));
  const folds = foldsOf(words, texts.nav.more, group, toggles.headerVersion);
  const entries = links.map((link, index) => ({ ...link, fold: folds[index] }));
  return (
    <HeaderBar
      {...{ shop, branding }}
      label={texts.home}
      tools={<HeaderTools shop={shop} texts={texts.nav} route={route} menu />}
    >
      <MenuSheet texts={texts.nav} stores={toggles.languageSwitcher}>
        {entries.map((link) => (
          <MenuEntry key={link.href} {...link} here={here} />
        ))}
        <MoreEntry text={texts.nav.more} links={entries} />
      </MenuSheet>
    </HeaderBar>
  );
};
