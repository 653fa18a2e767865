import { editedLinks, menuLinks, supportLink } from "../menu-links.ts";
import { linesOf } from "./bar/bar-room.ts";
import { HeaderBar } from "./bar/header-bar.tsx";
import type { HeaderProps } from "./header-props.ts";
import { HeaderTools } from "./header-tools.tsx";
import { MenuEntry, MenuSheet } from "./menu-sheet.tsx";

/** Header of the business page with header 2: the pages for businesses, each in sight. */
export const BusinessHeader = ({ shop, branding, texts, store, here, route }: HeaderProps) => {
  const { toggles, group } = shop.storefront;
  const own = editedLinks(store.menus.businessMenu);
  const others = [...menuLinks(shop, ["listing"]), supportLink(shop)];
  const links = [...own, ...others.filter(({ href }) => !own.some((link) => link.href === href))];
  return (
    <HeaderBar
      {...{ shop, branding }}
      label={texts.home}
      tools={<HeaderTools shop={shop} texts={texts.nav} route={route} menu />}
    >
      <MenuSheet
        texts={texts.nav}
        stores={toggles.languageSwitcher}
        lines={linesOf(links, group, toggles.headerVersion)}
      >
        {links.map((link) => (
          <MenuEntry key={link.href} {...link} here={here} />
        ))}
      </MenuSheet>
    </HeaderBar>
  );
};
