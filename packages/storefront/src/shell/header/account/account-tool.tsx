import { afterLogOut } from "@giftshop/account/after-log-out";
import type { ShellTexts } from "@giftshop/content";
import type { ServedRoute, Shop } from "@giftshop/storefront-config";
import { menuLinks } from "../../menu-links.ts";
import { AccountMenu } from "./account-menu.tsx";

export interface AccountToolProps {
  shop: Shop;
  texts: ShellTexts["nav"];
  /** Which page this is. */
  route: ServedRoute;
}

/** The way to the account; nothing while the shop has none. */
export const AccountTool = ({ shop, texts, route }: AccountToolProps) => {
  const [entry] = menuLinks(shop, ["account"]);
  if (!entry) return null;
  const links = menuLinks(shop, ["accountOverview", "accountOrders", "addressBook", "accountData", "favourites"]);
  return (
    <AccountMenu
      afterLogOut={afterLogOut(shop, route)}
      entry={entry.href}
      texts={{ account: entry.text, logOut: texts.logOut }}
      links={links}
    />
  );
};
